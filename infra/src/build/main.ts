import { runProgram } from '../commands/program.ts';
import { BUILD_DIR, BUILT, dataPaths } from '../files/paths.ts';
import { buildReleases } from './build-releases.ts';
import { buildServices } from './build-services.ts';

// npm run build: what npm start builds, without starting anything. Its registry tells size-limit what is live.
await runProgram(async () => {
  const paths = dataPaths(BUILD_DIR);
  const services = await buildServices(paths.logs);
  const releases = await buildReleases(paths, BUILT.releasesDir, 'production', console.log);
  console.log([...services, ...releases].join('\n') || 'unchanged');
});
