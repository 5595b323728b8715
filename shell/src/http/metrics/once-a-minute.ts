import { LRUCache } from 'lru-cache';

const TELL_MS = 60_000;
/** Kinds that are told apart; one that is forgotten is told again. */
const KINDS = 1_000;

/** Says when to log something of which a line each would fill the disk: at the first, and then once a minute. */
export class OnceAMinute {
  private readonly kinds = new LRUCache<string, { untold: number; toldAt: number }>({ max: KINDS });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts one of a kind. Answers how many there were since the last line, with this one; null when none is due. */
  count(kind: string): number | null {
    const { untold, toldAt } = this.kinds.get(kind) ?? { untold: 0, toldAt: -Infinity };
    const isDue = this.now() - toldAt >= TELL_MS;
    this.kinds.set(kind, isDue ? { untold: 0, toldAt: this.now() } : { untold: untold + 1, toldAt });
    return isDue ? untold + 1 : null;
  }
}
