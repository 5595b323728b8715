import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '../processes/identity.ts';
import { ChildrenFile } from './children-file.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let file: string;
beforeEach(() => {
  file = join(scratchFolder(), 'children.json');
});

it('the next start ends what a start that was killed has left', async () => {
  const child = spawn('sleep', ['60']);
  new ChildrenFile(file).note('svc-a', child.pid ?? 0);
  expect(await new ChildrenFile(file).endLeftovers()).toBe(1);
  expect(processIdentity(child.pid ?? 0)).toBeNull();
});

it('a process that was given the number later is left alone', async () => {
  const child = spawn('sleep', ['60']);
  writeFileSync(file, JSON.stringify([{ name: 'svc-a', pid: child.pid, startedAt: 'long ago' }]));
  expect(await new ChildrenFile(file).endLeftovers()).toBe(0);
  expect(processIdentity(child.pid ?? 0)).not.toBeNull();
  child.kill('SIGKILL');
});

it('a child that is started again takes the place of its predecessor', () => {
  const children = new ChildrenFile(file);
  children.note('svc-a', 1_000_001);
  children.note('svc-a', 1_000_002);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([expect.objectContaining({ pid: 1_000_002 })]);
  children.clear();
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['that a crash cut short', '[{"name":"svc-a","pid":'],
  ['that is empty', ''],
  ['that is no list', '{"name":"svc-a"}'],
  ['of entries that are none', '[null, 7, {"pid":"1"}, {"pid":1}]'],
])('a file %s counts as empty', async (_what, content) => {
  writeFileSync(file, content);
  expect(await new ChildrenFile(file).endLeftovers()).toBe(0);
});
