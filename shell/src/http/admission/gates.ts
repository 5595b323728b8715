import { Gate } from '@lawdex/admission';
import type { GateCounts, GateLimits } from '@lawdex/admission';

/** What the shell does that it can only do so much of at once. */
export type Work = 'pages' | 'forms' | 'reads' | 'writes';

export type Gates = Readonly<Record<Work, Gate>>;

/** So many pages for each worker that one is rendered while others wait for services; more would only wait inside of it. */
const PAGES_PER_WORKER = 4;
/** Forms are rendered beside the pages, and must not push them out. */
const FORMS_PER_WORKER = 1;
/** Calls of visitors. All of them together leave connections to each service for the pages. */
const READS = 16;
const WRITES = 8;
/** A line is bounded by time; this bounds what a burst costs in memory. */
const WAITING = 200;

/** Who keeps coming is told at once that there is no room, rather than late: what was begun late is often done in vain. */
const STANDING = { after: 1_000, target: 100 };

/** `deadline`: milliseconds that a page may take. It is rendered in what its wait leaves of them. */
export function openGates(workers: number, deadline: number): Gates {
  const gate = (inFlight: number, patience: number, more: Pick<GateLimits, 'target' | 'standing'>) =>
    new Gate({ inFlight, waiting: WAITING, patience, ...more });
  const rendering = { target: deadline * 0.1 };
  return {
    pages: gate(workers * PAGES_PER_WORKER, deadline * 0.5, rendering),
    forms: gate(workers * FORMS_PER_WORKER, deadline * 0.5, rendering),
    // A service that stops for half a second (an index takes what was written, memory is collected) refuses nobody for it.
    reads: gate(READS, 500, { target: 250, standing: STANDING }),
    // A crowd that writes at once waits rather than being sent away: what somebody typed is worth it.
    writes: gate(WRITES, 800, { target: 400, standing: STANDING }),
  };
}

export const countsOf = ({ pages, forms, reads, writes }: Gates): Record<Work, GateCounts> => ({
  pages: pages.counts,
  forms: forms.counts,
  reads: reads.counts,
  writes: writes.counts,
});
