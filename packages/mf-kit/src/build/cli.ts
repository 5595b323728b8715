import path from 'node:path';
import { parseArgs } from 'node:util';
import { publish } from './registry.ts';
import { buildRelease } from './release.ts';

const USAGE = `mf build <workspace...> [--mode production|development] [--releases dir] [--publish registry.json]
  Builds immutable releases, and with --publish makes them the live ones. A version that exists is not built again.
mf publish <workspace>@<version> --publish registry.json [--releases dir]
  Makes a release that was built before the live one: a rollback is the same thing.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', default: 'production' },
    releases: { type: 'string', default: 'releases' },
    publish: { type: 'string' },
  },
});
const [command, ...targets] = positionals;
const releasesDir = path.resolve(values.releases);

if (command === 'build' && targets.length > 0) {
  const mode = values.mode === 'development' ? 'development' : 'production';
  for (const target of targets) {
    const { name, version, built } = await buildRelease(process.cwd(), target, mode, releasesDir);
    if (values.publish) publish(values.publish, releasesDir, name, version);
    console.log(`${name} ${version} ${built ? 'built' : 'unchanged'}`);
  }
} else if (command === 'publish' && targets[0]?.includes('@') && values.publish) {
  const [name = '', version = ''] = targets[0].split('@');
  publish(values.publish, releasesDir, name, version);
  console.log(`${name} ${version} is live`);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
