import { ScratchRepository } from '../../test/scratch-repository.ts';
import { readWorkspace, workspaceDependencies } from './workspace.ts';

let repository: ScratchRepository;
beforeEach(() => (repository = new ScratchRepository()));
afterEach(() => repository.remove());

const read = (mode: 'production' | 'development' = 'production') => readWorkspace(repository.root, 'mf-hello', mode);

describe('a workspace', () => {
  it('exposes the files of src/expose by their names, without specs and styles', () => {
    repository.write('mf-hello/src/expose/widget.ts', 'export default 1;');
    repository.write('mf-hello/src/expose/hello.spec.tsx', '');
    expect(read().exposes).toEqual({ './hello': './src/expose/hello.tsx', './widget': './src/expose/widget.ts' });
  });

  it('whose mf.json is no JSON, or is wrong, is told so with the file', () => {
    repository.write('mf-hello/mf.json', '{ "name": ');
    expect(read).toThrow('mf-hello/mf.json is not JSON.');
    repository.write('mf-hello/mf.json', { name: 'mf-hello', contract: 1, routes: 'none' });
    expect(read).toThrow('mf-hello/mf.json: "routes" must be a list');
  });
});

describe('the version', () => {
  it.each([
    ['a source', 'mf-hello/src/expose/hello.tsx', 'export default 2;'],
    ['a source that is new', 'mf-hello/src/lib/new.ts', 'export const a = 1;'],
    ['the routes', 'mf-hello/mf.json', { name: 'mf-hello', contract: 1, routes: [] }],
    ['the lock file', 'package-lock.json', '{ "lockfileVersion": 3 }'],
    ['a package that it depends on', 'packages/words/src/index.ts', "export const greeting = 'Hi';"],
  ])('changes with %s', (_, file, content) => {
    const before = read().version;
    repository.write(file, content);
    expect(read().version).not.toBe(before);
  });

  it('is that of package.json and a hash, which a spec does not change', () => {
    const before = read().version;
    expect(before).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    repository.write('mf-hello/src/expose/hello.spec.tsx', 'test');
    expect(read().version).toBe(before);
    expect(read('development').version).not.toBe(before);
  });
});

it('the workspaces that are inputs are found through their dependencies, however far away, and packages from npm are left to the lock file', () => {
  repository.write('packages/words/package.json', { name: '@scratch/words', dependencies: { '@scratch/more': '1' } });
  repository.write('node_modules/@scratch/more/package.json', { name: '@scratch/more' });
  expect(workspaceDependencies(repository.root, [repository.path('mf-hello')])).toEqual([
    repository.path('packages/words'),
  ]);
});
