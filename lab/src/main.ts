import { spawn } from 'node:child_process';
import { EXPERIMENTS } from './experiments.ts';

// npm run lab -- <name> [its options]; without a name it tells which there are.
const [name, ...rest] = process.argv.slice(2);
const experiment = name === undefined ? undefined : EXPERIMENTS[name];
if (!experiment) {
  const lines = Object.entries(EXPERIMENTS).map(([one, { about }]) => `  ${one.padEnd(12)}${about}`);
  const usage = ['npm run lab -- <name> [options]', '', ...lines];
  if (name !== undefined) usage.unshift(`There is no ${name}.`);
  console.log(usage.join('\n'));
  process.exitCode = name === undefined ? 0 : 2;
} else {
  const [file = '', ...words] = experiment.run;
  if (words.length === 0) {
    // It reads its options as a program of its own would.
    process.argv.splice(2, 1);
    await import(`./${file}`);
  } else {
    const child = spawn(file, [...words, ...rest], { stdio: 'inherit' });
    child.once('exit', (code) => (process.exitCode = code ?? 1));
  }
}
