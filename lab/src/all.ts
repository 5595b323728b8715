import { runCommand } from '@lawdex/infra/testing';
import { EXPERIMENTS } from './experiments.ts';

// npm run lab -- all [names]: one drill after the other and a line about each, below it all that one said which fell short.
const MOST_SECONDS = 60 * 60;
const named = process.argv.slice(2);
const drills = Object.entries(EXPERIMENTS).flatMap(([name, { inAll = [[]] }]) =>
  named.length === 0 || named.includes(name) ? inAll.map((options) => [name, ...options]) : [],
);
const unknown = named.filter((name) => !drills.some(([drill]) => drill === name));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let short = 0;
for (const words of drills) {
  const command = [process.execPath, ...process.execArgv, `${import.meta.dirname}/main.ts`, ...words];
  const { ok, output, seconds } = await runCommand({ command, limitSeconds: MOST_SECONDS });
  const figure = output.trimEnd().split('\n').at(-1);
  console.log(`${ok ? 'passed    ' : 'fell short'} ${words.join(' ')} (${(seconds / 60).toFixed(1)} min): ${figure}`);
  if (!ok) console.log(output);
  short += ok ? 0 : 1;
}
console.log(`${drills.length} drills, ${short} fell short`);
for (const name of unknown) console.log(`There is no ${name}.`);
process.exitCode = short + unknown.length > 0 ? 1 : 0;
