import type { Site } from '@lawdex/contracts';
import { dataPaths, explain, onEnd, startSite } from '@lawdex/infra/testing';
import { machine, writeFigures } from '../kit/write-figures.ts';
import { firstLoad } from './client-bytes.ts';
import { liveReleases } from './live-releases.ts';
import { ask } from './load.ts';
import { measurePage } from './measure.ts';
import type { PageFigure } from './measure.ts';
import { measuredPages } from './measured-pages.ts';
import { startPeer } from './peer-process.ts';
import { report } from './report.ts';

const BUSINESSES = 3000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Where the shell and the services leave a CPU profile each when they end, if somebody wants to look. */
const profiles = process.env['CPU_PROFILES'];
const env: Record<string, string> = profiles
  ? { NODE_OPTIONS: `--import ${new URL('./profile.mjs', import.meta.url).href}`, CPU_PROFILES: profiles }
  : {};

async function run(): Promise<void> {
  if (process.platform !== 'linux') throw new Error('CPU times are read from /proc, which only Linux has.');
  const site = await startSite({ seedSize: BUSINESSES, say, env });
  onEnd(() => void site.stop().finally(() => process.exit(130)));
  try {
    // Landing pages are ready some time after the site opens.
    await site.settled();
    const live = liveReleases(dataPaths(site.dataDir).registry);
    const peer = await startPeer(live, await siteOf(site.origin), env);
    const targets = [
      { origin: site.origin, pids: site.pids() },
      { origin: peer.origin, pids: { peer: peer.pid } },
    ] as const;
    const kinds = await measuredPages(site.origin);
    const pages: PageFigure[] = [];
    for (const kind of kinds) {
      say(`  ${kind.name}: ${kind.paths.length} addresses`);
      pages.push(await measurePage(kind, ...targets));
    }
    peer.stop();
    const first = kinds.flatMap(({ paths }) => paths.slice(0, 1));
    const loads = [];
    for (const path of first) loads.push(await firstLoad(site.origin, path, live));
    const figures = report({ machine: place, pages, loads });
    if (!profiles) await writeFigures('docs/PERFORMANCE.md', 'npm run lab -- page', figures);
    say(`\n${figures}`);
  } finally {
    await site.stop();
  }
}

/** The site as the shell hands it to pages: every document carries it. */
async function siteOf(origin: string): Promise<Site> {
  const { body } = await ask(origin, '/', 'identity');
  const state = /id="page-state">(.*?)<\/script>/s.exec(body.toString())?.[1] ?? '{}';
  const { site }: { site: Site } = JSON.parse(state);
  return site;
}

const place = `${machine()}; ${BUSINESSES.toLocaleString('en-US')} businesses.`;

try {
  await run();
  process.exit(0);
} catch (error) {
  say(explain(error));
  process.exit(1);
}
