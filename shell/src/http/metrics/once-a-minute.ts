import { LRUCache } from 'lru-cache';

const TELL_MS = 60_000;
/** Kinds that are told apart; one that is forgotten is told again. */
const KINDS = 1_000;

/** Says when to log something of which a line each would fill the disk: at the first, and then once a minute. */
export class OnceAMinute {
  private readonly kinds = new LRUCache<string, { unlogged: number; loggedAt: number }>({ max: KINDS });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts one of a kind. Answers how many there were since the last line, with this one; null when none is due. */
  count(kind: string): number | null {
    const { unlogged, loggedAt } = this.kinds.get(kind) ?? { unlogged: 0, loggedAt: -Infinity };
    const isDue = this.now() - loggedAt >= TELL_MS;
    this.kinds.set(kind, isDue ? { unlogged: 0, loggedAt: this.now() } : { unlogged: unlogged + 1, loggedAt });
    return isDue ? unlogged + 1 : null;
  }
}
