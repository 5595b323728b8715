import { watch } from 'chokidar';
import { join } from 'node:path';
import { buildReleases } from '../build/build-releases.ts';
import { buildServices } from '../build/build-services.ts';
import { contentHash } from '../build/content-hash.ts';
import { reachedBy } from '../build/reached.core.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { listServices } from '../services/list-services.ts';
import { settingsOf } from '../site/environment.ts';
import { ROOT } from '../files/paths.ts';
import { explain, onEnd, say } from '../commands/program.ts';
import { Site } from '../site/site.ts';

/** Workspaces that no site is built from. */
const OF_NO_SITE = ['infra', 'lab', 'workshop', 'e2e'];
const QUIET_MS = 150;
/** npm start in development mode, and whatever is edited goes live. */
async function dev(): Promise<void> {
  const services = listServices();
  const settings = settingsOf(services, process.env);
  const site = new Site({ settings, services, mode: 'development', say });
  const watched = listWorkspaces().filter(({ dir }) => !OF_NO_SITE.includes(dir));
  const watcher = watch(
    watched.flatMap(({ dir }) => [join(ROOT, dir, 'src'), join(ROOT, dir, 'mf.json')]),
    { ignoreInitial: true, ignored: (path) => /\.spec\.tsx?$/.test(path) },
  );
  onEnd((reason) => {
    say(`\nStopping (${reason}) …`);
    void Promise.all([watcher.close(), site.stop()]).then(() => process.exit(0));
  });
  await site.start();
  say(`\nLawdex is open: ${settings.origin}\nEdits go live. Stop it with Ctrl-C.`);

  let timer: NodeJS.Timeout | undefined;
  let reloading = Promise.resolve();
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after another: a second edit during a build gets a build of its own.
      reloading = reloading
        .then(() => reload(site, [...services.map(({ name }) => name), 'shell']))
        .catch((error: unknown) => void say(explain(error)));
    }, QUIET_MS);
  });
}

async function reload(site: Site, programs: readonly string[]): Promise<void> {
  const began = performance.now();
  const took = () => `(${((performance.now() - began) / 1000).toFixed(1)} s)`;
  const before = outputs();
  await buildServices(site.paths.logs);
  const changed = outputs().flatMap(({ dir, hash }, index) => (before[index]?.hash === hash ? [] : [`${dir}/dist`]));
  const reached = reachedBy(changed, listWorkspaces());
  for (const program of programs.filter((dir) => reached.includes(dir))) {
    await site.migrate(program);
    await site.child(program)?.restart();
    say(`  ↻ ${program} restarted ${took()}`);
  }
  // The shell's server follows the registry by itself.
  const built = await buildReleases(site.paths, site.settings.releasesDir, 'development', say);
  for (const release of built) say(`  ↻ ${release} is live ${took()}`);
}

const outputs = () => listWorkspaces().map(({ dir }) => ({ dir, hash: contentHash(join(ROOT, dir, 'dist'), ['.']) }));

await dev().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
