import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantTree } from '../testing/scratch-folder.ts';
import { restoreRegistry } from './build-releases.ts';

const GOOD = '{"schema":"s","microFrontends":{}}';

function restored(files: Record<string, string>) {
  const dir = plantTree(files);
  const said = restoreRegistry(join(dir, 'registry.json'));
  const held = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : null);
  return { said, registry: held('registry.json'), aside: held('registry.json.damaged') };
}

it('a registry that is well is left as it is, and one that is not there is none', () => {
  expect(restored({ 'registry.json': GOOD })).toEqual({ said: null, registry: GOOD, aside: null });
  expect(restored({ 'other.json': '' })).toEqual({ said: null, registry: null, aside: null });
});

it('a damaged one gives way to the last good one, and is kept', () => {
  const { said, registry, aside } = restored({ 'registry.json': '{"schema":', 'registry.last-good.json': GOOD });
  expect([registry, aside]).toEqual([GOOD, '{"schema":']);
  expect(said).toMatch(/registry\.json was damaged \(It is not JSON: .*\): the last one that was good takes its place/);
  expect(said).toContain('registry.json.damaged');
});

it('without a good one it is written anew', () => {
  const { said, registry, aside } = restored({ 'registry.json': '', 'registry.last-good.json': '{' });
  expect([registry, aside]).toEqual([null, '']);
  expect(said).toContain('it is written anew from what is built');
});
