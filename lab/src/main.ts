import { spawn } from 'node:child_process';
import { EXPERIMENTS, experimentLines } from './experiments.ts';

// npm run lab -- <name> [its options]; without a name it tells which there are.
const [name, ...rest] = process.argv.slice(2);
const experiment = name === undefined ? undefined : EXPERIMENTS[name];
if (!experiment) {
  const usage = ['npm run lab -- <name> [options]', '', ...experimentLines()];
  if (name !== undefined) usage.unshift(`There is no ${name}.`);
  console.log(usage.join('\n'));
  process.exitCode = name === undefined ? 0 : 2;
} else if (typeof experiment.run === 'string') {
  // It reads its options as a program of its own would.
  process.argv.splice(2, 1);
  await import(`./${experiment.run}`);
} else {
  const [file = '', ...words] = experiment.run;
  const child = spawn(file, [...words, ...rest], { stdio: 'inherit' });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}
