import { runProgram } from '../commands/program.ts';
import { buildAll } from './build-all.ts';

// npm run build: what npm start builds, without starting anything. Its registry tells size-limit what is live.
await runProgram(async () => {
  console.log((await buildAll(console.log)).join('\n') || 'unchanged');
});
