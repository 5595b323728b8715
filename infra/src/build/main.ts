import { explain } from '../commands/program.ts';
import { buildAll } from './build-all.ts';

// npm run build: what npm start builds, without starting anything. Its registry tells size-limit what is live.
try {
  console.log((await buildAll(console.log)).join('\n') || 'unchanged');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
