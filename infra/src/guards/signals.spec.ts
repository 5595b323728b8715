import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const PROGRAM = /\S+\.ts(?= |$)/;
/** How the scripts of this repository run a program, each way once. */
const ways = new Set(
  Object.values(manifest.scripts).flatMap((script) =>
    PROGRAM.test(script) ? [script.slice(0, script.search(PROGRAM)).trim()] : [],
  ),
);

// tsx's own command kills a program that has not taken a signal within some 60 ms, and what that has started then runs on.
it.each([...ways])('a program that is busy when it is told to end still ends what it has started: %s', async (way) => {
  const file = join(scratchFolder(), 'busy.ts');
  writeFileSync(
    file,
    `process.on('SIGTERM', () => process.exit(7));
    setInterval(() => undefined, 1000);
    process.stdout.write('begun', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000));`,
  );
  const child = spawn('sh', ['-c', `${way} ${file}`], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
