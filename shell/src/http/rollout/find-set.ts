import type { Listing } from '../../registry/listings.ts';
import type { VerifiedRelease } from '../../registry/read-release.ts';
import { assembleSet, type ReleaseSet } from '../../registry/release-set.ts';
import type { LiveSet, Check, CheckOutcome } from './check-set.ts';

type Chosen = ReadonlyMap<string, VerifiedRelease | null>;

export interface FoundSet {
  live: LiveSet;
  refused: string[];
  /** Whether one of them was too slow, so that it may be good another time. */
  isSlow: boolean;
}

/** Finds the best release set: all live releases, or else one after the other added to a set that works, without bad ones. */
export async function findSet(listings: readonly Listing[], running: LiveSet | null, check: Check): Promise<FoundSet> {
  return new Search(listings, running, check).find();
}

class Search {
  private readonly listings: readonly Listing[];
  private readonly refused: string[];
  /** Failed sets with their reasons, so that none is tried twice. */
  private readonly failures = new Map<string, string>();
  private isSlow = false;

  constructor(
    listings: readonly Listing[],
    private readonly running: LiveSet | null,
    private readonly check: Check,
  ) {
    // The shell first, because the others run in it.
    this.listings = [...listings].sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell'));
    this.refused = listings.flatMap(({ problem }) => problem ?? []);
  }

  async find(): Promise<FoundSet> {
    const wanted = this.assemble(new Map(this.listings.map(({ name, candidates }) => [name, candidates[0] ?? null])));
    const known = this.assemble(new Map(this.listings.map((listing) => [listing.name, this.knownRelease(listing)])));
    const all = wanted && (await this.try(wanted, this.running, known?.id === wanted.id));
    let best = all ?? (await this.begin(known));
    if (!all) for (const listing of this.listings) best = await this.improve(best, listing);
    return { live: best, refused: this.refused, isSlow: this.isSlow && this.refused.length > 0 };
  }

  private knownRelease({ name, candidates, lastGood }: Listing): VerifiedRelease | null {
    if (candidates.length === 0) return null;
    return this.running ? (this.running.set.releases.get(name) ?? null) : lastGood;
  }

  /** A working set to begin with: the known good one, or else the shell alone. */
  private async begin(known: ReleaseSet | null): Promise<LiveSet> {
    const good = known && (await this.try(known, this.running, true));
    if (good) return good;
    if (this.running) return this.running;
    for (const candidate of this.listings.find(({ name }) => name === 'shell')?.candidates ?? []) {
      const alone = this.assemble(new Map([['shell', candidate]]));
      const live = alone && (await this.try(alone, null, true));
      if (live) return live;
      if (alone) this.refuse(candidate, this.failures.get(alone.id));
    }
    throw new Error(['No release of the shell can be used.', ...this.refused].join('\n'));
  }

  /** Adds the first candidate that works; without one the set stays. */
  private async improve(best: LiveSet, { name, candidates }: Listing): Promise<LiveSet> {
    const current = best.set.releases.get(name);
    let limping: LiveSet | null = null;
    for (const candidate of candidates) {
      if (candidate.integrity === current?.integrity) break;
      const set = this.assemble(new Map([...best.set.releases, [name, candidate]]));
      if (!set) continue;
      const { live, problem } = await this.tryOnce(set, best);
      if (live && problem === null) {
        this.close(best, limping);
        return live;
      }
      this.refuse(candidate, problem);
      // If nothing else is left, pages that render partly are better than none.
      if (live && !current && !limping) limping = live;
      else this.close(live);
    }
    if (limping) this.close(best);
    return limping ?? best;
  }

  /** Tries a set. A set that was good before may have failing pages. */
  private async try(set: ReleaseSet, comparedWith: LiveSet | null, mayLimp: boolean): Promise<LiveSet | null> {
    const { live, problem } = await this.tryOnce(set, comparedWith);
    if (problem === null || mayLimp) return live;
    this.close(live);
    return null;
  }

  private async tryOnce(set: ReleaseSet, comparedWith: LiveSet | null): Promise<CheckOutcome> {
    if (set.id === this.running?.set.id) return { live: { ...this.running, set }, problem: null };
    const failure = this.failures.get(set.id);
    if (failure !== undefined) return { live: null, problem: failure };
    const outcome = await this.check(set, comparedWith);
    this.isSlow ||= outcome.isSlow === true;
    if (!outcome.live) this.failures.set(set.id, outcome.problem ?? '');
    return outcome;
  }

  private assemble(chosen: Chosen): ReleaseSet | null {
    return assembleSet(this.listings.map(({ name, routes }) => ({ name, routes, release: chosen.get(name) ?? null })));
  }

  private refuse({ release: { name, version } }: VerifiedRelease, problem: string | null | undefined): void {
    this.refused.push(`${name} ${version}: ${problem ?? 'it does not load'}`);
  }

  private close(...sets: (LiveSet | null)[]): void {
    for (const live of sets) if (live && live.pool !== this.running?.pool) live.pool.close();
  }
}
