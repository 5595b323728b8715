import { join } from 'node:path';
import { dataPaths, ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { buildReleases } from './build-releases.ts';
import { buildServices } from './build-services.ts';

// npm run build: what npm start builds, without starting anything. Its registry tells size-limit what is live.
try {
  const paths = dataPaths(join(ROOT, '.cache/build'));
  const services = await buildServices(paths.logs);
  const releases = await buildReleases(paths, join(ROOT, 'releases'), 'production', console.log);
  console.log([...services.map(({ dir }) => dir), ...releases].join('\n') || 'unchanged');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
