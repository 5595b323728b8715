import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { containerGlobal, type Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import { gunzipSync } from 'node:zlib';
import { ScratchRepository } from '../../../test/scratch-repository.ts';
import { buildRelease } from './release.ts';

const repository = new ScratchRepository();
afterAll(() => repository.remove());

const build = () => buildRelease(repository.root, 'mf-hello', 'development', repository.releases);
const left = () => readdirSync(repository.path('releases/mf-hello'));

const classesIn = (sheet: string) => [...sheet.matchAll(/^ *(\S+) \{ color/gm)].map(([, name]) => name).join(' ');

describe('a release', () => {
  it('says where each module is, and holds a hash of each of its files', async () => {
    const { dir, version, built } = await build();
    expect(built).toBe(true);
    const release: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
    expect(release).toMatchObject({
      name: 'mf-hello',
      version,
      clientEntry: 'remoteEntry.js',
      serverEntry: 'remoteEntry.cjs',
      routes: [{ path: '/hello', module: './hello' }],
      modules: { './hello': { js: [expect.stringMatching(/^expose-hello\..*\.js$/)], css: [expect.any(String)] } },
      shared: { 'react-router-dom': '7.18.5', react: expect.any(String) },
    });
    for (const [file, hash] of Object.entries(release.files)) {
      expect(sha384(readFileSync(path.join(dir, file)))).toBe(hash);
    }
    const named = ['client/remoteEntry.js', 'client/remoteEntry.js.br', 'server/remoteEntry.cjs'];
    expect(Object.keys(release.files)).toEqual(expect.arrayContaining([...named, 'client/mf-manifest.json']));
    expect(JSON.parse(readFileSync(path.join(dir, 'client/mf-manifest.json'), 'utf8'))).toMatchObject({
      name: 'mf_hello',
      metaData: { globalName: containerGlobal('mf-hello', version), remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './hello' }],
    });
    const entry = path.join(dir, 'client/remoteEntry.js');
    expect(gunzipSync(readFileSync(`${entry}.gz`))).toEqual(readFileSync(entry));
  });

  it('puts its styles into the layer of its microfrontend', async () => {
    const { dir } = await build();
    const sheet = readdirSync(path.join(dir, 'client')).find((file) => file.endsWith('.css')) ?? '';
    expect(readFileSync(path.join(dir, 'client', sheet), 'utf8')).toContain('@layer mf-hello');
  });

  it('brings the styles of a part that the server writes with the page, and its code later', async () => {
    const parted = new ScratchRepository();
    const page = (name: string, own: string) =>
      parted.write(
        `mf-hello/src/expose/${name}.tsx`,
        `${own}import(/* webpackChunkName: "written-part" */ '../part.ts');\nimport(/* webpackChunkName: "late-part" */ '../late.ts');\nexport default { Page: () => null };\n`,
      );
    page('plain', '');
    page('styled', "import './hello.css';\n");
    for (const part of ['part', 'late']) {
      parted.write(`mf-hello/src/${part}.ts`, `import './${part}.css';\nexport const part = 1;\n`);
      parted.write(`mf-hello/src/${part}.css`, `.${part} { color: blue }\n`);
    }
    const { dir } = await buildRelease(parted.root, 'mf-hello', 'development', parted.releases);
    const { modules }: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
    const styles = ['./plain', './styled', './hello'].map((module) =>
      modules[module]?.css.map((sheet) => readFileSync(path.join(dir, 'client', sheet), 'utf8')).map(classesIn),
    );
    parted.remove();
    expect(styles).toEqual([['.part'], ['a .part'], ['a']]);
    expect(modules['./styled']?.js).toEqual([expect.stringMatching(/^expose-styled\./)]);
  });

  it('that was built is not built again, and can be read by another account than the one that built it', async () => {
    const { dir, built } = await build();
    expect(built).toBe(false);
    expect(left()).toEqual([path.basename(dir)]);
    expect(statSync(dir).mode & 0o777).toBe(0o755);
  });

  it('that was damaged since is built again, as it was', async () => {
    const { dir } = await build();
    const entry = path.join(dir, 'client/remoteEntry.js');
    const whole = readFileSync(entry);
    writeFileSync(entry, whole.subarray(0, 100));
    expect((await build()).built).toBe(true);
    expect(readFileSync(entry)).toEqual(whole);
    rmSync(path.join(dir, 'server/remoteEntry.cjs'));
    expect((await build()).built).toBe(true);
  });

  it('whose build fails leaves nothing behind', async () => {
    const before = left();
    repository.write('mf-hello/src/expose/broken.tsx', "import './nowhere.ts';\nexport default {};\n");
    await expect(build()).rejects.toThrow('nowhere.ts');
    expect(left()).toEqual(before);
  });

  it.each([
    [
      'imports what the shell does not provide',
      "import { useBlocker } from 'react-router-dom';\nexport default { Page: () => useBlocker(true) };\n",
      "The shell does not provide 'useBlocker' from 'react-router-dom'.",
    ],
    [
      'holds what old browsers that we promise cannot read',
      'export default { Page: () => /(?<=a)b/.test(document.title) && null };\n',
      '"(?<=" cannot be read by Safari before 16.4',
    ],
  ])('does not come to be when a page %s', async (_, page, problem) => {
    repository.write('mf-hello/src/expose/broken.tsx', page);
    await expect(build()).rejects.toThrow(problem);
  });

  it('does not come to be when mf.json names what is not there', async () => {
    const routes = [{ path: '/bye', module: './bye' }];
    repository.write('mf-hello/mf.json', { name: 'mf-hello', contract: 1, routes });
    await expect(build()).rejects.toThrow('mf-hello/mf.json names ./bye, but there is no src/expose/bye.ts(x).');
  });
});
