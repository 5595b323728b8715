import { closeSync, statSync, truncateSync, writeSync } from 'node:fs';
import { LogFile } from './log-file.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let log: LogFile;
beforeEach(() => {
  log = new LogFile(scratchFolder(), 'svc-a');
});

const write = (text: string) => {
  const file = log.open();
  writeSync(file, text);
  closeSync(file);
};

it('the tail is what was written since the last opening, not what an earlier start left', () => {
  write('old\n');
  write('new 1\nnew 2\n');
  expect(log.tail()).toBe('new 1\nnew 2');
});

it('the tail of a long log is its last lines', () => {
  write(Array.from({ length: 5_000 }, (_, index) => `line ${index}`).join('\n'));
  const lines = log.tail().split('\n');
  expect(lines).toHaveLength(25);
  expect(lines.at(-1)).toBe('line 4999');
});

it('the tail of a log that was set aside since its opening is what came after', () => {
  write('a long line of an earlier start\n');
  const file = log.open();
  truncateSync(log.path);
  writeSync(file, 'after\n');
  closeSync(file);
  expect(log.tail()).toBe('after');
});

it('nobody but its owner and group may read a log, also once it is set aside', () => {
  closeSync(log.open());
  truncateSync(log.path, 10_000_001);
  write('fresh\n');
  for (const path of [log.path, `${log.path}.1`]) expect(statSync(path).mode & 0o007).toBe(0);
});
