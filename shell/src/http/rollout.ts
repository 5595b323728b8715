import type { Site } from '@lawdex/contracts';
import type { VerifiedRelease } from '../registry/read-release.ts';
import type { ReleaseChoice } from '../registry/read-registry.ts';
import { assembleSet } from '../registry/release-set.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { PoolOptions, RenderPool } from '../render/pool.ts';
import type { ModuleProblem, Screens, ServiceAnswer, ServiceCall, Started } from '../protocol/render.ts';

export type Pool = Pick<RenderPool, 'render' | 'drained' | 'close'>;

/** The release set that answers now, and the workers that render it. */
export interface LiveSet {
  set: ReleaseSet;
  pool: Pool;
  screens: Screens;
}

export interface RolloutOptions extends Pick<PoolOptions, 'size' | 'startDeadline' | 'heapMb' | 'log'> {
  /** What the registry says now; `lastGood` is used where the live release is not usable. */
  readChoices(lastGood: ReadonlyMap<string, VerifiedRelease>): Promise<ReleaseChoice[]>;
  startPool(options: PoolOptions): Promise<{ pool: Pool; started: Started }>;
  /** Milliseconds that a page may take to be rendered once. */
  deadline: number;
  callService(call: ServiceCall): Promise<ServiceAnswer>;
  site: Site;
  onReleases(releases: readonly VerifiedRelease[]): void;
}

/** Knows which release set answers now. A new one takes over once its pages load and render; otherwise the old one stays. */
export class Rollout {
  private readonly options: RolloutOptions;
  private readonly lastGood = new Map<string, VerifiedRelease>();
  private live: LiveSet | null = null;
  private reloading: Promise<void> = Promise.resolve();

  constructor(options: RolloutOptions) {
    this.options = options;
  }

  get current(): LiveSet {
    if (!this.live) throw new Error('No release set is live yet.');
    return this.live;
  }

  /** Follows the registry. Reloads run one after another; a failed one leaves the live set as it was. */
  reload(): Promise<void> {
    this.reloading = this.reloading
      .catch(() => undefined)
      .then(() => this.takeOver())
      .catch((error: unknown) => {
        if (!this.live) throw error;
        this.options.log(`the registry was not followed, the live release set stays: ${String(error)}`);
      });
    return this.reloading;
  }

  close(): void {
    this.live?.pool.close();
  }

  private async takeOver(): Promise<void> {
    const { readChoices, log, onReleases } = this.options;
    const choices = await readChoices(this.lastGood);
    const next = await this.startSet(choices);
    for (const problem of next.set.problems) log(`release not used: ${problem}`);
    if (next.set.id === this.live?.set.id) {
      next.pool.close();
      this.live = { ...next, pool: this.live.pool };
    } else {
      const previous = this.live;
      this.live = next;
      if (previous) void previous.pool.drained().then(() => previous.pool.close());
    }
    onReleases(choices.flatMap(({ release, retired }) => [...(release ? [release] : []), ...retired]));
    log(`release set ${next.set.id} is live: ${describeSet(next.set)}`);
  }

  /** A set in which every microfrontend's code loads: one that does not falls back to its last good release. */
  private async startSet(choices: ReleaseChoice[]): Promise<LiveSet> {
    const set = assembleSet(choices);
    if (!set) throw new Error(choices.find(({ name }) => name === 'shell')?.problem ?? 'the registry lists no shell');
    const { pool, started } = await this.options.startPool({
      ...this.options,
      remotes: set.workerRemotes,
      bundle: set.bundle,
      code: set.code,
    });
    const broken = await this.findBroken(set, pool, started.problems);
    if (broken.size === 0) {
      for (const { name, release } of choices) if (release) this.lastGood.set(name, release);
      return { set, pool, screens: started.screens };
    }
    pool.close();
    return this.startSet(choices.map((one) => this.withoutBroken(one, broken.get(one.name))));
  }

  private withoutBroken(one: ReleaseChoice, problem: string | undefined): ReleaseChoice {
    if (problem === undefined) return one;
    const lastGood = this.lastGood.get(one.name) ?? null;
    const release = lastGood && lastGood.release.version !== one.release?.release.version ? lastGood : null;
    return { ...one, release, problem };
  }

  /** Microfrontends whose code does not load; and, while a better release is at hand, those that do not render. */
  private async findBroken(set: ReleaseSet, pool: Pool, problems: readonly ModuleProblem[]) {
    const broken = new Map<string, string>();
    for (const { module, message } of problems) {
      broken.set((module.split('/')[0] ?? '').replaceAll('_', '-'), `${module} does not load: ${message}`);
    }
    for (const { path, microfrontend } of set.routes) {
      const fallback = this.lastGood.get(microfrontend);
      const live = set.workerRemotes.find(({ name }) => name === microfrontend);
      if (path.includes(':') || broken.has(microfrontend) || !fallback || !live) continue;
      if (live.version === fallback.release.version) continue;
      const { deadline: within, callService } = this.options;
      const outcome = await pool.render({ request: { url: path, form: null, formKey: '' }, within, callService });
      if (outcome.kind === 'failed') broken.set(microfrontend, `${path} does not render: ${outcome.reason}`);
    }
    return broken;
  }
}

const describeSet = ({ shell, workerRemotes }: ReleaseSet): string =>
  [shell.release, ...workerRemotes].map(({ name, version }) => `${name}@${version}`).join(' ');
