import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { ownFolder } from '../../../test/own-folder.ts';
import { linesTo } from './lines-to.ts';

const built = new URL('../../../dist/http/metrics/lines-to.js', import.meta.url).href;

const inFolder = ownFolder();
let path: string;
beforeEach(() => {
  path = inFolder('log');
  writeFileSync(path, '');
});

it('lines are written as they are, those of one turn together', async () => {
  const file = openSync(path, 'a');
  const { write } = linesTo(file);
  write('one\n');
  write('two\n');
  expect(readFileSync(path, 'utf8')).toBe('');
  await turn();
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  write('three\n');
  await turn();
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\nthree\n');
});

it('lines beyond what a pipe takes at once do not wait for more', async () => {
  const file = openSync(path, 'a');
  const { write } = linesTo(file);
  for (let line = 0; line < 3; line++) write(`${'ä'.repeat(1000)}\n`);
  expect(readFileSync(path, 'utf8')).toHaveLength(2 * 1001);
  await turn();
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toHaveLength(3 * 1001);
});

it('the last lines are written when the process ends in the same turn', () => {
  const code = `import { linesTo } from '${built}'; linesTo(1).write('last\\n'); process.exit(3);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'last\n' });
});

it('a line that cannot be written is dropped, and the process goes on', async () => {
  const notForWriting = openSync(path, 'r');
  linesTo(notForWriting).write('lost\n');
  await expect(turn()).resolves.toBeUndefined();
  closeSync(notForWriting);
});
