import { join } from 'node:path';
import { figuresAge } from './figures.ts';

// npm run check:figures: which figures of docs are older than what they measure. Age is no fault; figures that do not say it are.
const { old, faults, untold } = figuresAge(join(import.meta.dirname, '../../..'));
for (const line of old) console.log(`NOTE: ${line}`);
if (untold.length > 0) console.log(`NOT RUN: the age of ${untold.length} figures, because git's history is not here.`);
for (const line of faults) console.log(line);
process.exitCode = faults.length > 0 ? 1 : 0;
