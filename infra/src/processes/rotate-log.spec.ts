import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LogFile } from '../commands/log-file.ts';
import { rotateLog } from './rotate-log.mjs';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = scratchFolder();
  path = join(folder, 'svc-a.log');
});

const read = (suffix = '') => readFileSync(`${path}${suffix}`, 'utf8');

it('a log beyond the limit is set aside, and of those only the newest four are kept', () => {
  for (let n = 1; n <= 7; n += 1) {
    writeFileSync(path, `content ${n}`);
    rotateLog(path, 5);
  }
  expect(read()).toBe('');
  expect(['.1', '.2', '.3', '.4'].map(read)).toEqual(['content 7', 'content 6', 'content 5', 'content 4']);
  expect(existsSync(`${path}.5`)).toBe(false);
});

it('a log below the limit, or none, stays as it is', () => {
  rotateLog(path, 5);
  writeFileSync(path, 'short');
  rotateLog(path, 5);
  expect(read()).toBe('short');
  expect(existsSync(`${path}.1`)).toBe(false);
});

it('no line is kept for more than 90 days, however few there are', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const begin = Date.now();
  writeFileSync(path, 'somebody came from 192.0.2.1');
  for (let day = 1; day <= 90; day += 1) {
    rotateLog(path, 1000, begin + day * DAY_MS);
    const kept = ['', '.1', '.2', '.3', '.4'].filter((suffix) => existsSync(path + suffix));
    // Files are made now, and their day is the one that the test says.
    const made = new Date(begin + day * DAY_MS);
    if (kept.includes('.1') && Date.now() + DAY_MS > statSync(`${path}.1`).mtimeMs) utimesSync(`${path}.1`, made, made);
    if (day === 10) expect(read()).toContain('192.0.2.1');
    if (day === 90) expect(kept.map(read).join('')).toBe('');
  }
});

it('a log that cannot be set aside loses nothing', () => {
  writeFileSync(path, 'content');
  mkdirSync(`${path}.new`);
  expect(() => rotateLog(path, 5)).not.toThrow();
  expect(read()).toBe('content');
});

it('a process that sets its own log aside while it writes loses no line and is not restarted', async () => {
  const lines = 20_000;
  const script = `
    import { writeSync } from 'node:fs';
    import { rotateLog } from ${JSON.stringify(new URL('./rotate-log.mjs', import.meta.url).href)};
    for (let n = 0; n < ${lines}; n += 1) {
      writeSync(n % 2 === 0 ? 1 : 2, 'line ' + n + '\\n');
      if (n % 500 === 0) rotateLog(process.argv[1], 60_000);
    }`;
  const file = new LogFile(folder, 'svc-a').open();
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], { stdio: ['ignore', file, file] });
  closeSync(file);
  expect(await once(child, 'exit')).toEqual([0, null]);
  const kept = ['.3', '.2', '.1', ''].map(read).join('').trimEnd().split('\n');
  expect(kept).toEqual(Array.from({ length: lines }, (_, n) => `line ${n}`));
});

it('a server that was given its log looks after it', async () => {
  const file = openSync(path, 'a');
  const preload = new URL(`./end-with-parent.mjs?log=${encodeURIComponent(path)}`, import.meta.url).href;
  const script = `process.stdout.write('x'.repeat(10_000_001)); setTimeout(() => console.log('later'), 1_500);`;
  const child = spawn(process.execPath, ['--import', preload, '-e', script], { stdio: ['ignore', file, file, 'ipc'] });
  closeSync(file);
  await once(child, 'exit');
  expect([read('.1').length, read()]).toEqual([10_000_001, 'later\n']);
});
