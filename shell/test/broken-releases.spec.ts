import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { TestReleases } from './releases.ts';
import { ShellProcess, waitFor } from './shell-process.ts';

let releases: TestReleases;
let shell: ShellProcess | null = null;
let good: { shell: string; 'mf-sample': string };

beforeEach(() => {
  releases = new TestReleases();
  good = { shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') };
});

afterEach(async () => {
  await shell?.stop();
  shell = null;
  releases.remove();
});

const sampleFile = (file: string) => releases.file('mf-sample', good['mf-sample'], file);

async function expectOnlyTheRemoteIsGone(): Promise<void> {
  shell = await ShellProcess.start(releases);
  const gone = await shell.get('/sample');
  expect(gone.status).toBe(503);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(await gone.text()).toContain('Something went wrong');
  expect((await shell.get('/privacy')).status).toBe(200);
  expect((await shell.get('/nowhere')).status).toBe(404);
}

describe('a remote that cannot be used when the shell starts', () => {
  it('answers with the error screen when its files are missing', async () => {
    releases.publish(good);
    rmSync(sampleFile('.'), { recursive: true });
    await expectOnlyTheRemoteIsGone();
  });

  it('answers with the error screen when one byte of it is not what was pinned', async () => {
    releases.publish(good);
    const file = sampleFile('server/expose-sample.cjs');
    writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    await expectOnlyTheRemoteIsGone();
  });

  it('answers with the error screen when its code throws while it loads', async () => {
    releases.derive('0.2.0-derived', 'server/remoteEntry.cjs', () => 'throw new Error("cannot load");');
    releases.publish({ ...good, 'mf-sample': '0.2.0-derived' });
    await expectOnlyTheRemoteIsGone();
  });
});

describe('a release that is published while the site runs', () => {
  beforeEach(async () => {
    releases.publish(good);
    shell = await ShellProcess.start(releases);
  });

  const page = async () => (await shell?.get(`/sample?v=${Math.random()}`))?.text() ?? '';

  it('takes over without a restart, and the files of the one before stay available for open tabs', async () => {
    releases.derive('0.2.0-derived', 'server/expose-sample.cjs', (code) =>
      code.replaceAll('Twenty cards', 'A new page'),
    );
    releases.publish({ ...good, 'mf-sample': '0.2.0-derived' }, { 'mf-sample': good['mf-sample'] });

    await waitFor(async () => ((await page()).includes('A new page') ? true : undefined));
    const newPage = await page();
    expect(newPage).toContain('/_mf/mf-sample/0.2.0-derived/');
    expect(newPage).not.toContain(good['mf-sample']);
    expect((await shell?.get(`/_mf/mf-sample/${good['mf-sample']}/remoteEntry.js`))?.status).toBe(200);
  });

  it.each([
    ['throws while it loads', 'server/remoteEntry.cjs', () => 'throw new Error("cannot load");'],
    [
      'throws while it renders',
      'server/expose-sample.cjs',
      (code: string) =>
        code.replaceAll('Twenty cards', '${(() => { throw new Error("no"); })()}').replaceAll(/"(\$\{.*?\})"/g, '`$1`'),
    ],
    [
      'loops while it renders',
      'server/expose-sample.cjs',
      (code: string) =>
        code.replaceAll('Twenty cards', '${(() => { for (;;); })()}').replaceAll(/"(\$\{.*?\})"/g, '`$1`'),
    ],
  ] as [string, string, (code: string) => string][])(
    'is not let in when it %s: the last good one stays',
    async (_, file, change) => {
      releases.derive('0.2.0-derived', file, change);
      releases.publish({ ...good, 'mf-sample': '0.2.0-derived' });

      await shell?.logged('release not used');
      expect(await page()).toContain('Twenty cards');
      expect(await page()).toContain(`/_mf/mf-sample/${good['mf-sample']}/`);
    },
  );

  it('is not executed where its files are changed later, not even by workers that are replaced', async () => {
    const file = sampleFile('server/expose-sample.cjs');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Twenty cards', 'Planted cards'));
    for (let worker = 0; worker < 4; worker++) await shell?.get(`/eats-memory/${worker}`);
    await shell?.logged('it is replaced');
    await waitFor(async () => (await page()).includes('Twenty cards') || undefined);
    const pages = await Promise.all(Array.from({ length: 6 }, page));
    expect(pages.some((html) => html.includes('Planted cards'))).toBe(false);
  });

  it('is not let in when it is corrupt, nor is a registry that cannot be read', async () => {
    releases.derive('0.2.0-derived', 'server/remoteEntry.cjs', (code) => code);
    writeFileSync(releases.file('mf-sample', '0.2.0-derived', 'server/expose-sample.cjs'), 'changed');
    releases.publish({ ...good, 'mf-sample': '0.2.0-derived' });
    await shell?.logged('is not what its hash says');
    expect(await page()).toContain('Twenty cards');

    writeFileSync(releases.registryFile, '{ not JSON');
    await shell?.logged('the live release set stays');
    expect(await page()).toContain('Twenty cards');
  });
});

describe('a shell that is started again', () => {
  const restart = async (env: Record<string, string> = {}) => {
    await shell?.stop();
    shell = await ShellProcess.start(releases, env);
    return (await shell.get('/sample')).text();
  };

  it('goes on with the last good release of one that never finishes loading, even of one that is no longer listed', async () => {
    releases.publish(good);
    shell = await ShellProcess.start(releases);
    await shell.logged('is live');
    releases.derive('0.2.0-derived', 'server/remoteEntry.cjs', () => 'for (;;);');
    releases.publish({ ...good, 'mf-sample': '0.2.0-derived' });
    expect(await restart({ RENDER_START_DEADLINE_MS: '3000' })).toContain('Twenty cards');
    await shell.logged('mf-sample 0.2.0-derived: The render worker did not start: not ready within 3000 ms');
  });

  it('ends with words when there is no good registry', async () => {
    writeFileSync(releases.registryFile, '{ "schema": "v1');
    await expect(ShellProcess.start(releases)).rejects.toThrow(
      /registry\.json is damaged\. It is not JSON.*Delete it/s,
    );
  });
});

it('a release of the shell in which the pages do not load is refused, and the pages stay', async () => {
  releases.publish(good);
  shell = await ShellProcess.start(releases);
  const newRuntime = (code: string) => code.replaceAll(/(RUNTIME_VERSION \*\/)"[\d.]+"/g, '$1"99.0.0"');
  releases.derive('0.2.0-derived', 'server/main.cjs', newRuntime, 'shell');
  releases.publish({ ...good, shell: '0.2.0-derived' });
  await shell.logged('release not used: shell 0.2.0-derived: ');
  expect((await shell.get('/sample?v=after')).status).toBe(200);
});

describe('files of a release', () => {
  it('are served only when the release lists them', async () => {
    releases.publish(good);
    writeFileSync(sampleFile('client/planted.js'), 'alert(1)');
    shell = await ShellProcess.start(releases);
    const base = `/_mf/mf-sample/${good['mf-sample']}`;
    const entry = await shell.get(`${base}/remoteEntry.js`, { 'accept-encoding': 'br' });
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(entry.headers.get('content-encoding')).toBe('br');
    for (const file of [
      'planted.js',
      '../server/remoteEntry.cjs',
      '..%2fserver%2fremoteEntry.cjs',
      '../release.json',
    ]) {
      expect((await shell.get(`${base}/${file}`)).status).not.toBe(200);
    }
  });
});
