import { setTimeout as delay } from 'node:timers/promises';
import type { BusinessSummary } from '@lawdex/contracts';
import { processIdentity, until } from '@lawdex/infra/testing';
import type { SiteProcess } from '@lawdex/infra/testing';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { percentile } from '../kit/statistics.core.ts';
import { failureOf } from '../kit/crowd.ts';
import type { Crowd } from '../kit/crowd.ts';
import type { Findings } from '../kit/findings.ts';
import type { SmallDisk } from '../kit/small-disk.ts';
import type { Writers } from '../kit/writers.ts';
import type { AdminPort, Rebuild } from './admin-port.ts';
import { reviewsDuringImport } from './fresh.ts';
import { failuresOf, seenOf } from './promises.core.ts';
import type { Promised, Window } from './promises.core.ts';

export interface Scene {
  site: SiteProcess;
  origin: string;
  port: number;
  dataDir: string;
  engine: string;
  admin: AdminPort;
  searchers: Crowd;
  writers: Writers;
  /** Nobody else writes about them. */
  businesses: readonly BusinessSummary[];
  /** Kills the engine and has it come back. */
  killEngine(): Promise<void>;
  disk: SmallDisk | null;
  findings: Findings<Promised>;
}

const INDEXER = 'svc-search-indexer';
/** A visitor who waits longer has left. */
export const SEARCH_PATIENCE_MS = 5_000;
const KILLS = 10;
const LATEST_KILL_MS = 2_000;
const REBUILD_MS = 240_000;
const BACK_MS = 30_000;
const FULL_MS = 6_000;
const CALM_MS = 2_000;
const WARM_MS = 5_000;
const FRESH_MS = 5_000;

/** Rebuilds an index again and again while visitors search and write, breaks what can break, and notes what was seen of each promise. */
export class ReindexDrill {
  private readonly dead: Window[] = [];

  constructor(private readonly scene: Scene) {}

  async all(): Promise<void> {
    await this.rebuild();
    await this.rollBack();
    await this.kill();
    await this.killEngine();
    await this.fillDisk();
    await this.keepFresh();
    await this.compare();
  }

  private async rebuild(): Promise<void> {
    const { admin, engine, searchers } = this.scene;
    // A site that nobody has asked anything since its start is slower than one that runs.
    await delay(WARM_MS);
    const since = Date.now();
    const first = await this.start();
    const second = await admin.call<{ rebuild?: Rebuild }>('reindex', { engine });
    const told = second.content.rebuild?.id === first;
    this.note(
      'second',
      `HTTP ${second.status}${told ? ', with the one that runs' : ''}`,
      second.status === 409 && told,
    );
    const ended = await admin.ended(first, REBUILD_MS);
    await delay(CALM_MS);
    const searches = searchers.since(since);
    const { otherwise } = failuresOf(searches);
    const seen = `${ended?.phase ?? 'not ended'}, ${ended?.copied ?? 0} documents; ${seenOf(searches, otherwise)}`;
    this.note('searched', seen, ended?.phase === 'done' && otherwise.length === 0);
  }

  private async rollBack(): Promise<void> {
    const { admin, engine, searchers } = this.scene;
    const since = Date.now();
    const { status } = await admin.call('reindex/roll-back', { engine });
    const took = Date.now() - since;
    await delay(CALM_MS);
    const { otherwise } = failuresOf(searchers.since(since));
    this.note(
      'rolledBack',
      `HTTP ${status} after ${took} ms; ${otherwise.length} searches failed`,
      status === 204 && otherwise.length === 0,
    );
  }

  private async kill(): Promise<void> {
    const { admin, site, searchers } = this.scene;
    const since = Date.now();
    let id = await this.start();
    let begun = 1;
    for (let kills = 0; kills < KILLS; kills++) {
      await delay(Math.random() * LATEST_KILL_MS);
      const victim = site.pidOf(INDEXER);
      const from = Date.now();
      process.kill(victim, 'SIGKILL');
      await until(async () => this.isReplaced(victim) && (await this.searchAnswers()), BACK_MS);
      this.dead.push([from, Date.now()]);
      await until(async () => (await admin.rebuilds()) !== null, BACK_MS);
      const now = await admin.rebuilds();
      if (now?.running.some((one) => one.id === id)) continue;
      id = await this.start();
      begun += 1;
    }
    const ended = await admin.ended(id, REBUILD_MS);
    const { history = [] } = (await admin.rebuilds()) ?? {};
    const failed = history.filter(({ phase }) => phase === 'failed');
    const seen = `${KILLS} kills, ${begun} rebuilds begun, ${failed.length} failed, the last: ${ended?.phase ?? 'not ended'}`;
    this.note('resumed', seen, ended?.phase === 'done' && failed.length === 0);
    const searches = searchers.since(since);
    const { within, otherwise } = failuresOf(searches, this.dead);
    const deadMs = this.dead.reduce((sum, [from, to]) => sum + to - from, 0) / this.dead.length;
    const told = `${seenOf(searches, otherwise)}; while it was dead (${(deadMs / 1_000).toFixed(1)} s each time) ${within.length} failed`;
    this.note('otherwise', told, otherwise.length === 0);
  }

  private async killEngine(): Promise<void> {
    const { admin, engine } = this.scene;
    await this.calm();
    const id = await this.start();
    await delay(700);
    await this.scene.killEngine();
    const ended = await admin.ended(id, REBUILD_MS);
    this.note('engineKilled', `${engine}: ${ended?.phase ?? 'not ended'}`, ended?.phase === 'done');
  }

  private async fillDisk(): Promise<void> {
    const { admin, disk } = this.scene;
    if (!disk) return this.note('diskFull', 'not run: needs root, to mount', null);
    await this.calm();
    const id = await this.start();
    disk.fill();
    await delay(FULL_MS);
    disk.free();
    const ended = await admin.ended(id, REBUILD_MS);
    this.note('diskFull', `full for ${FULL_MS / 1_000} s: ${ended?.phase ?? 'not ended'}`, ended?.phase === 'done');
  }

  private async keepFresh(): Promise<void> {
    await this.calm();
    const { businesses } = this.scene;
    const { imported, times, totalMs } = await reviewsDuringImport(this.scene, businesses);
    const most = Math.max(0, ...times);
    const seen = `${times.length} reviews in ${(totalMs / 1_000).toFixed(0)} s: p50 ${percentile(times, 0.5)} ms, max ${most} ms`;
    this.note(
      'fresh',
      imported ? seen : `the import failed; ${seen}`,
      imported && times.length > 0 && most <= FRESH_MS,
    );
  }

  private async compare(): Promise<void> {
    const { site, writers, searchers, admin, engine, findings } = this.scene;
    await Promise.all([writers.stop(), searchers.stop()]);
    const [directory, search] = [site.databaseUrl('lawdex_directory'), site.databaseUrl('lawdex_search')];
    findings.noteProof('notLost', await everyReviewOnce(directory, writers.acknowledged));
    findings.noteProof('aggregates', await exactAggregates(directory));
    findings.noteProof('equal', await indexAgrees(directory, search));
    for (const one of new Set([engine, 'postgres'])) {
      const differing = await admin.drift(one, REBUILD_MS);
      this.note('noDrift', `${one}: ${differing ?? 'no report'}`, differing === 0);
    }
  }

  /** The number of a rebuild that runs now. */
  private async start(): Promise<string> {
    const { admin, engine } = this.scene;
    let id = '';
    await until(async () => {
      try {
        const { status, content } = await admin.call<Rebuild>('reindex', { engine });
        id = status === 200 ? content.id : '';
        return id !== '';
      } catch {
        return false;
      }
    }, REBUILD_MS);
    return id;
  }

  private async calm(): Promise<void> {
    await until(() => this.searchAnswers(), BACK_MS);
    await delay(CALM_MS);
  }

  private isReplaced(victim: number): boolean {
    const successor = this.scene.site.pidOf(INDEXER);
    return successor !== victim && processIdentity(successor) !== null;
  }

  private async searchAnswers(): Promise<boolean> {
    return (
      (await failureOf(`${this.scene.origin}/api/businesses/search?query=law&page=1`, SEARCH_PATIENCE_MS)) === null
    );
  }

  private note(promise: Promised, seen: string, ok: boolean | null): void {
    this.scene.findings.note(promise, seen, ok);
  }
}
