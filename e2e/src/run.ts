import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { THROUGH_VARIABLE } from './addresses.ts';

const WAYS = {
  start: 'npm start',
  prod: 'the containers of infra/docker-compose.yml, as npm run start:prod runs them',
};
const isWay = (name: string): name is keyof typeof WAYS => name in WAYS;

// npm run e2e [-- --through prod] [-- what Playwright understands]: the journeys, through the topology that is asked for.
const { values, tokens } = parseArgs({
  options: { through: { type: 'string', default: 'start' } },
  strict: false,
  tokens: true,
});
const through = String(values.through);
if (!isWay(through)) {
  console.error(`--through ${through}: there are ${Object.keys(WAYS).join(' and ')}.`);
  process.exit(2);
}
const ours = tokens.find((token) => token.kind === 'option' && token.name === 'through');
const own = ours?.kind === 'option' ? [ours.index, ...(ours.inlineValue ? [] : [ours.index + 1])] : [];
const rest = process.argv.slice(2).filter((_, index) => !own.includes(index));
console.log(`Journeys through ${WAYS[through]}`);
const child = spawn('playwright', ['test', ...rest], {
  cwd: path.resolve(import.meta.dirname, '..'),
  env: { ...process.env, [THROUGH_VARIABLE]: through },
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));
