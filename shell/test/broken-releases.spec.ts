import { readFileSync, writeFileSync } from 'node:fs';
import { TestReleases } from './releases.ts';
import { ShellProcess, waitFor } from './shell-process.ts';

const DERIVED = '0.2.0-derived';
let releases: TestReleases;
let shell: ShellProcess;
let good: TestReleases['built'];

beforeEach(() => {
  releases = new TestReleases();
  good = releases.built;
  releases.publish(good);
});
afterEach(async () => {
  await shell.stop();
  releases.remove();
});

const start = async (env: Record<string, string> = {}) => (shell = await ShellProcess.start(releases, env));
const sampleFile = (file: string) => releases.file('mf-sample', good['mf-sample'], file);
const page = async () => (await shell.get(`/sample?v=${Math.random()}`)).text();

/** Publishes the sample with one file of it changed. */
function publishDerived(file: string, change: (code: string) => string, retired: Record<string, string> = {}): void {
  releases.derive(DERIVED, file, change);
  releases.publish({ ...good, 'mf-sample': DERIVED }, retired);
}

it.each<[string, () => void]>([
  [
    'one byte of it is not what was pinned',
    () => {
      const file = sampleFile('server/expose-sample.cjs');
      writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    },
  ],
  [
    'its code throws while it loads',
    () => publishDerived('server/remoteEntry.cjs', () => 'throw new Error("cannot load");'),
  ],
])('a remote of which %s when the shell starts costs its own pages and no others', async (_, hurt) => {
  hurt();
  await start();
  const gone = await shell.get('/sample');
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await gone.text()).toContain('Something went wrong');
  expect((await shell.get('/privacy')).status).toBe(200);
  expect((await shell.get('/nowhere')).status).toBe(404);
});

describe('a release that is published while the site runs', () => {
  beforeEach(() => start());

  it('takes over without a restart, and the files of the one before stay available for open tabs', async () => {
    const rename = (code: string) => code.replaceAll('Twenty cards', 'A new page');
    publishDerived('server/expose-sample.cjs', rename, { 'mf-sample': good['mf-sample'] });
    const newPage = await waitFor(async () => {
      const html = await page();
      return html.includes('A new page') ? html : undefined;
    });
    expect(newPage).toContain(`/_mf/mf-sample/${DERIVED}/`);
    expect(newPage).not.toContain(good['mf-sample']);
    expect((await shell.get(`/_mf/mf-sample/${good['mf-sample']}/remoteEntry.js`)).status).toBe(200);
  });

  it('is not executed where its files are changed later, not even by workers that are replaced', async () => {
    const file = sampleFile('server/expose-sample.cjs');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Twenty cards', 'Planted cards'));
    for (let worker = 0; worker < 4; worker++) await shell.get(`/eats-memory/${worker}`);
    await shell.logged('it is replaced');
    await waitFor(async () => (await page()).includes('Twenty cards') || undefined);
    const pages = await Promise.all(Array.from({ length: 6 }, page));
    expect(pages.some((html) => html.includes('Planted cards'))).toBe(false);
  });

  it('of the shell in which the pages do not load is refused, and the pages stay', async () => {
    const newRuntime = (code: string) => code.replaceAll(/(RUNTIME_VERSION \*\/)"[\d.]+"/g, '$1"99.0.0"');
    releases.derive(DERIVED, 'server/main.cjs', newRuntime, 'shell');
    releases.publish({ ...good, shell: DERIVED });
    await shell.logged(`release not used: shell ${DERIVED}: `);
    expect((await shell.get('/sample?v=after')).status).toBe(200);
  });
});

it('a shell that is started again goes on with the last good release of one that never finishes loading, even of one that is no longer listed', async () => {
  await start();
  await shell.logged('is live');
  publishDerived('server/remoteEntry.cjs', () => 'for (;;);');
  await shell.stop();
  await start({ RENDER_START_DEADLINE_MS: '3000' });
  expect(await (await shell.get('/sample')).text()).toContain('Twenty cards');
  await shell.logged(`mf-sample ${DERIVED}: The render worker did not start: not ready within 3000 ms`);
});
