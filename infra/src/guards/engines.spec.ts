import semver from 'semver';
import { read } from '../testing/repository.ts';

interface Lock {
  packages: Record<string, { version?: string; engines?: { node?: string } }>;
}

const manifest: { engines: { node: string } } = JSON.parse(read('package.json'));

/** The oldest version of each line of Node.js that we support: 20.19.0 of `^20.19.0 || ...`. */
const floors = manifest.engines.node.split('||').flatMap((range) => semver.minVersion(range)?.version ?? []);

/** Packages of a lock that refuse one of these versions. */
const refusals = (lock: Lock): string[] =>
  Object.entries(lock.packages).flatMap(([where, { version, engines }]) =>
    floors
      .filter((floor) => engines?.node !== undefined && !semver.satisfies(floor, engines.node))
      .map((floor) => `${where} ${version} wants Node.js ${engines?.node}, not ${floor}`),
  );

it('the supported versions of Node.js are 20, 22 and 24, and accepted by every package that is installed', () => {
  expect(floors.map((floor) => semver.major(floor))).toEqual([20, 22, 24]);
  const lock: Lock = JSON.parse(read('package-lock.json'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(refusals(lock)).toEqual([]);
});

it('the supported versions of Node.js are defended against a package that asks for more, however deep it stands', () => {
  const planted = {
    packages: {
      'node_modules/fine': { version: '1.0.0', engines: { node: '>=18' } },
      'node_modules/silent': { version: '1.0.0' },
      'node_modules/fine/node_modules/new': { version: '3.0.0', engines: { node: '>=22' } },
      'node_modules/odd': { version: '2.0.0', engines: { node: '^20.19.0 || ^22.13.0' } },
    },
  };
  expect(refusals(planted)).toEqual([
    expect.stringContaining('node_modules/fine/node_modules/new 3.0.0 wants Node.js >=22, not 20.'),
    expect.stringContaining('node_modules/odd 2.0.0 wants Node.js ^20.19.0 || ^22.13.0, not 24.'),
  ]);
});
