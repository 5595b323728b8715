import { Gate, type GateCounts, type GateLimits } from '@lawdex/admission';

export type Work = 'pages' | 'forms' | 'reads' | 'writes';

export const eachWork = <T>(of: (work: Work) => T): Record<Work, T> => ({
  pages: of('pages'),
  forms: of('forms'),
  reads: of('reads'),
  writes: of('writes'),
});

export type Gates = Readonly<Record<Work, Gate>>;

/** Pages in each worker, so that one renders while others wait for services. More would only wait inside the worker. */
const PAGES_PER_WORKER = 4;
/** Forms are rendered beside the pages and must not crowd them out. */
const FORMS_PER_WORKER = 1;
/** Visitors' calls of services. Reads and writes together leave connections to each service for the pages. */
const READS = 16;
const WRITES = 8;
/** Most waiting requests of a gate. Their time is limited anyway; this limits the memory of a burst. */
const WAITING = 200;

/** Under lasting overload requests are refused at once, because work that begins late is often in vain. */
const LONG_QUEUE = { after: 1_000, target: 100 };

/** `deadline` is the time in milliseconds that a page may take, including its wait. */
export function openGates(workers: number, deadline: number): Gates {
  const gate = (inFlight: number, patience: number, more: Pick<GateLimits, 'target' | 'longQueue'>) =>
    new Gate({ inFlight, waiting: WAITING, patience, ...more });
  const rendering = { target: deadline * 0.1 };
  return {
    pages: gate(workers * PAGES_PER_WORKER, deadline * 0.5, rendering),
    forms: gate(workers * FORMS_PER_WORKER, deadline * 0.5, rendering),
    // Long enough that a service's pause of half a second, for an index or garbage collection, refuses no visitor.
    reads: gate(READS, 500, { target: 250, longQueue: LONG_QUEUE }),
    // Writes wait longer than reads, because a visitor has typed something.
    writes: gate(WRITES, 800, { target: 400, longQueue: LONG_QUEUE }),
  };
}

export const countsOf = (gates: Gates): Record<Work, GateCounts> => eachWork((work) => gates[work].counts);
