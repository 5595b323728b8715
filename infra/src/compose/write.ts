import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { writtenFiles } from './written-files.ts';

// npm run compose: writes what follows from each svc.json, and from what programs read, into the files of operators. Needs npm run build.
try {
  const files = await writtenFiles(ROOT);
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
  console.log(`${[...files.keys()].join(', ')} are up to date`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
