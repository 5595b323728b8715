import { ScratchRepository } from '../../../test/scratch-repository.ts';
import { describeBuild, type Side } from '../build-description.ts';
import { webpackConfig } from './webpack-config.ts';
import { readWorkspace, type Mode } from '../workspace.ts';

const repository = new ScratchRepository();
repository.write('shell/package.json', { name: '@scratch/shell', version: '0.1.0' });
repository.write('shell/mf.json', { name: 'shell', contract: 1, routes: [{ path: '/terms', module: './terms' }] });
afterAll(() => repository.remove());

function configOf(folder: string, side: Side, mode: Mode = 'production') {
  const workspace = readWorkspace(repository.root, folder, mode);
  return webpackConfig(describeBuild(workspace), { workspace, side, mode, outDir: '/out' });
}

const pluginsOf = (folder: string, side: Side) =>
  configOf(folder, side).plugins?.map((plugin) => plugin?.constructor.name) ?? [];

describe('the configuration', () => {
  it('of a microfrontend has a container and no entry', () => {
    expect(configOf('mf-hello', 'client').entry).toEqual({});
    expect(pluginsOf('mf-hello', 'client')).toContain('ModuleFederationPlugin');
  });

  it('of the shell has an entry for each side and no container', () => {
    expect(configOf('shell', 'client').entry).toEqual({ main: './src/app/entry-browser.tsx' });
    expect(configOf('shell', 'server').entry).toEqual({ main: './src/app/entry-worker.tsx' });
    expect(pluginsOf('shell', 'server')).not.toContain('ModuleFederationPlugin');
  });

  it('serves files from a path of their version', () => {
    const { version } = readWorkspace(repository.root, 'mf-hello', 'production');
    expect(configOf('mf-hello', 'client').output).toMatchObject({
      path: '/out/client',
      publicPath: `/_mf/mf-hello/${version}/`,
      uniqueName: `mf-hello-${version}`,
    });
  });

  it('makes small files for browsers in production only, and readable ones for the server', () => {
    expect(configOf('mf-hello', 'client').optimization?.minimize).toBe(true);
    expect(configOf('mf-hello', 'client', 'development').optimization?.minimize).toBe(false);
    expect(configOf('mf-hello', 'server').optimization?.minimize).toBe(false);
  });

  it('gives react-router to the shell in the mode of the build, and to a microfrontend not at all', () => {
    const routerOf = (folder: string, mode: Mode) =>
      Object.entries(configOf(folder, 'client', mode).resolve?.alias ?? {}).find(
        ([name]) => name === 'react-router$',
      )?.[1];
    expect(routerOf('shell', 'production')).toMatch(/dist\/production\/index\.mjs$/);
    expect(routerOf('shell', 'development')).toMatch(/dist\/development\/index\.mjs$/);
    expect(routerOf('mf-hello', 'production')).toBeUndefined();
  });

  it('writes style sheets for browsers only', () => {
    expect(pluginsOf('mf-hello', 'client')).toContain('MiniCssExtractPlugin');
    expect(pluginsOf('mf-hello', 'server')).not.toContain('MiniCssExtractPlugin');
  });
});
