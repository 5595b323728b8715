import path from 'node:path';
import { parseArgs } from 'node:util';
import { adoptRelease } from './federation/adopt-release.ts';
import { registryPlace } from './registry/registry-place.ts';
import { publish, retire, rollback } from './registry/registry.ts';
import { buildRelease } from './release/release.ts';
import type { Mode } from './workspace.ts';

const USAGE = `mf build <folder...> [--mode production|development] [--releases dir] [--publish registry.json]
  Builds immutable releases, and with --publish makes them the live ones. A version that exists is not built again.
mf adopt <folder...> [--releases dir] [--publish registry.json]
  Makes releases of what was built elsewhere: <folder>/dist/client and <folder>/dist/server.
mf publish <name>@<version> --publish registry.json [--releases dir]
  Makes a release that was built before the live one.
mf rollback <name> --publish registry.json [--releases dir]
  Makes the version before the live one live again.
mf retire <name>@<version> --publish registry.json
  Takes a version that is not live off the list; its files are no longer served.

--publish names a file, or the registry of a store that speaks S3: https://s3.example.org/bucket/registry.json. Its keys are
read from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.`;

/** A command line that was not understood. The usage is printed, with exit code 2. */
class UsageError extends Error {}

type Output = Pick<Console, 'log' | 'error'>;

/** Runs the command and returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function mf(args: readonly string[], root: string, output: Output): Promise<0 | 1 | 2> {
  try {
    await run(args, root, output);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    output.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(args: readonly string[], root: string, output: Output): Promise<void> {
  const { values, positionals } = parse(args);
  const [command = '', ...targets] = positionals;
  const mode = modeOf(values.mode);
  const releasesDir = path.resolve(root, values.releases);
  const place = values.publish === undefined ? null : registryPlace(values.publish, releasesDir, root, process.env);
  const registry = () => {
    if (!place) throw new UsageError(`mf ${command} needs --publish registry.json.`);
    return place;
  };
  if (command === 'build' || command === 'adopt') {
    for (const target of some(targets, `mf ${command} needs the folder of a microfrontend.`)) {
      const { name, version, built } =
        command === 'build'
          ? await buildRelease(root, target, mode, releasesDir)
          : await adoptRelease(root, target, releasesDir);
      if (place) await publish(place, name, version);
      output.log(`${name} ${version} ${built ? 'built' : 'unchanged'}`);
    }
  } else if (command === 'publish') {
    const { name, version } = release(targets);
    await publish(registry(), name, version);
    output.log(`${name} ${version} is live`);
  } else if (command === 'rollback') {
    const [name = ''] = some(targets, 'mf rollback needs the name of a microfrontend.');
    output.log(`${name} ${await rollback(registry(), name)} is live`);
  } else if (command === 'retire') {
    const { name, version } = release(targets);
    await retire(registry(), name, version);
    output.log(`${name} ${version} is off the list`);
  } else {
    throw new UsageError(command ? `There is no command "${command}".` : 'Say what to do.');
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mode: { type: 'string', default: 'production' },
        releases: { type: 'string', default: 'releases' },
        publish: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function modeOf(mode: string): Mode {
  if (mode === 'production' || mode === 'development') return mode;
  throw new UsageError(`--mode is "production" or "development", not "${mode}".`);
}

function some(targets: string[], otherwise: string): string[] {
  if (targets.length === 0) throw new UsageError(otherwise);
  return targets;
}

function release([target = '']: string[]): { name: string; version: string } {
  const [name, version] = target.split('@');
  if (!name || !version) throw new UsageError(`Name a release as mf-hello@0.1.0-3f9ac2d1, not "${target}".`);
  return { name, version };
}
