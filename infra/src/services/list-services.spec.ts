import { plantTree } from '../testing/scratch-folder.ts';
import { StartError } from '../commands/errors.ts';
import { listServices } from './list-services.ts';

const svc = (name: string, more: object = {}) =>
  JSON.stringify({ name, database: false, prefixes: [`/api/${name}/`], hears: [], seed: null, ...more });

function listIn(files: Record<string, string>): string[] {
  const root = plantTree({ 'package.json': '{ "workspaces": ["packages/*", "svc-*", "shell"] }', ...files });
  return listServices(root).map(({ name }) => name);
}

it('a folder with a svc.json is a service, and nothing else has to name it', () => {
  const names = listIn({
    'svc-new/package.json': '{}',
    'svc-new/svc.json': svc('svc-new'),
    'svc-old/package.json': '{}',
    'svc-old/svc.json': svc('svc-old', { hears: ['svc-new'] }),
    'packages/kit/package.json': '{}',
    'shell/package.json': '{}',
  });
  expect(names).toEqual(['svc-old', 'svc-new']);
});

it('all that is wrong in all of them is told before anything starts', () => {
  const list = () =>
    listIn({
      'svc-a/package.json': '{}',
      'svc-a/svc.json': svc('svc-b'),
      'svc-b/package.json': '{}',
      'svc-b/svc.json': svc('svc-b', { colour: 'red' }),
    });
  expect(list).toThrow(StartError);
  expect(list).toThrow(/"name" must be svc-a[\s\S]*unknown key "colour"/);
});

it('a svc.json that cannot be read names its folder', () => {
  expect(() => listIn({ 'svc-a/package.json': '{}', 'svc-a/svc.json': '{' })).toThrow('svc-a/svc.json is not JSON');
});
