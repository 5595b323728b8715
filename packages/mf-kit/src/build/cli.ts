import { mf } from './mf.ts';

process.exitCode = await mf(process.argv.slice(2), process.cwd(), console);
