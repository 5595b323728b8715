import type { Registry, Site } from '@lawdex/contracts';
import type { Listing } from '../../registry/listings.ts';
import type { VerifiedRelease } from '../../registry/read-release.ts';
import type { RegistryFiles } from '../../registry/registry-files.ts';
import type { ReleaseSet } from '../../registry/release-set.ts';
import type { PoolOptions } from '../../render/pool.ts';
import { findSet } from './find-set.ts';
import { check, type LiveSet, type CheckOptions } from './check-set.ts';

type PoolSettings = Pick<PoolOptions, 'size' | 'startDeadline' | 'heapMb' | 'log' | 'onReplaced'>;

const AGAIN_MS = { first: 5_000, longest: 300_000 };

export interface RolloutOptions extends PoolSettings, Omit<CheckOptions, 'poolOptions'> {
  registry: Pick<RegistryFiles, 'read' | 'keep'>;
  listReleases(registry: Registry, lastGood: Registry | null): Promise<Listing[]>;
  site: Site;
  onReleases(releases: readonly VerifiedRelease[]): void;
  /** Reports a problem that an operator has to look at. */
  alarm(message: string): void;
}

/** Holds the live release set. A new one takes over once its pages load and render; until then the old one stays. */
export class Rollout {
  /** Null until the first release set is live. */
  now: LiveSet | null = null;
  /** False while the registry could not be read or used. */
  isFollowing = false;
  private reloading: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private pause = 0;
  private isClosed = false;
  private again: NodeJS.Timeout | undefined;

  constructor(private readonly options: RolloutOptions) {}

  get current(): LiveSet {
    if (!this.now) throw new Error('No release set is live yet.');
    return this.now;
  }

  /** Reads the registry again. Reloads run one after another; a failed one changes nothing. */
  reload(): Promise<void> {
    // A reload that has not begun will read the latest registry.
    this.next ??= this.reloading
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.takeOver();
      })
      .catch((error: unknown) => {
        if (!this.now) throw error;
        this.isFollowing = false;
        this.options.alarm(`the registry was not followed, the live release set stays: ${String(error)}`);
        this.lookAgain(this.pause > 0);
      });
    this.reloading = this.next;
    return this.reloading;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
    this.now?.pool.close();
  }

  private async takeOver(): Promise<void> {
    const { options } = this;
    const { registry, lastGood, problem } = await options.registry.read();
    if (problem !== null && this.now) throw new Error(problem);
    if (problem !== null) options.alarm(`the registry that was followed last is used: ${problem}`);
    const listings = await options.listReleases(registry, lastGood);
    const { live, refused, isSlow } = await findSet(listings, this.now, check({ ...options, poolOptions: options }));
    for (const reason of refused) options.alarm(`release not used: ${reason}`);

    const previous = this.now;
    this.now = live;
    this.isFollowing = problem === null && refused.length === 0;
    this.lookAgain(isSlow);
    if (previous && previous.pool !== live.pool) void previous.pool.drained().then(() => previous.pool.close());
    options.onReleases([...live.set.releases.values(), ...listings.flatMap(({ served }) => served)]);
    options.log(`release set ${live.set.id} is live: ${describeSet(live.set)}`);
    await this.keep(registry, live.set);
  }

  /** Soon while a part is missing, because a repair changes no registry; after slowness in pauses that double. */
  private lookAgain(isSlow: boolean): void {
    const isMissing = this.current.set.routes.some(({ assets }) => assets === null);
    const pause = isSlow ? Math.min(this.pause * 2 || AGAIN_MS.first, AGAIN_MS.longest) : 0;
    this.pause = isMissing ? AGAIN_MS.first : pause;
    clearTimeout(this.again);
    if (this.pause > 0 && !this.isClosed) this.again = setTimeout(() => void this.reload(), this.pause).unref();
  }

  /** A failure is only reported, because just a restart needs the copy. */
  private async keep(registry: Registry, { releases }: ReleaseSet): Promise<void> {
    const live = new Map([...releases].map(([name, { integrity }]) => [name, integrity]));
    await this.options.registry.keep(registry, live).catch((error: unknown) => {
      this.options.alarm(`the last good registry could not be written: ${String(error)}`);
    });
  }
}

const describeSet = ({ releases }: ReleaseSet): string =>
  [...releases.values()].map(({ release }) => `${release.name}@${release.version}`).join(' ');
