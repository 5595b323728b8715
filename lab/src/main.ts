import { spawnSync } from 'node:child_process';
import { onEnd, runCommand, runProgram, StartError } from '@lawdex/infra/testing';
import { EXPERIMENTS } from './kit/options.ts';
import { end } from './kit/site.ts';

/** One drill after the other and a line about each, below it all that one said which fell short. */
async function runAll(named: readonly string[]): Promise<void> {
  const all = Object.entries(EXPERIMENTS).flatMap(([one, { inAll = [[]] }]) =>
    inAll.map((options) => [one, ...options]),
  );
  const unknown = named.filter((one) => !all.some(([drill]) => drill === one));
  if (unknown.length > 0) throw new StartError(`There is no ${unknown.join(', ')}.`);
  const drills = all.filter(([drill = '']) => named.length === 0 || named.includes(drill));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  let short = 0;
  for (const words of drills) {
    const command = [process.execPath, ...process.execArgv, import.meta.filename, ...words];
    const { ok, output, seconds } = await runCommand({ command, limitSeconds: 60 * 60 });
    const verdict = `${ok ? 'passed    ' : 'fell short'} ${words.join(' ')} (${(seconds / 60).toFixed(1)} min)`;
    console.log(`${verdict}: ${output.trimEnd().split('\n').at(-1)}${ok ? '' : `\n${output}`}`);
    if (!ok) short += 1;
  }
  console.log(`${drills.length} drills, ${short} fell short`);
  process.exitCode = short === 0 ? 0 : 1;
}

// npm run lab -- <name> [its options]; without a name it tells which there are.
const [name, ...rest] = process.argv.slice(2);
const { run: [file = '', ...words] = [] } = EXPERIMENTS[name ?? ''] ?? {};
if (name === 'all') await runProgram(() => runAll(rest));
else if (words.length > 0) {
  process.exitCode = spawnSync(file, [...words, ...rest], { stdio: 'inherit' }).status ?? 1;
} else if (file !== '') {
  // It reads its options as a program of its own would.
  process.argv.splice(2, 1);
  onEnd(() => void end().finally(() => process.exit(130)));
  await runProgram(() => import(`./${file}`));
  await end();
  // Services that were stopped may leave a timer or two.
  process.exit();
} else {
  if (name !== undefined) console.log(`There is no ${name}.`);
  console.log('npm run lab -- <name> [options]\n');
  for (const [one, { about, options = {} }] of Object.entries(EXPERIMENTS)) {
    console.log(`  ${one.padEnd(12)}${about}`);
    for (const [option, { about: what, default: value = '' }] of Object.entries(options))
      console.log(`    --${option.padEnd(12)}${what}${value ? ` (${value})` : ''}`);
  }
  process.exitCode = name === undefined ? 0 : 2;
}
