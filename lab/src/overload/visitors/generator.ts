import { getPriority, setPriority } from 'node:os';
import { Connections } from './connections.ts';
import { closedLoop, openLoop } from './loops.ts';
import { isCalm } from '../normal.core.ts';
import type { Sample } from '../sample.core.ts';
import { requestOf } from './visits.core.ts';
import type { Kind, Stock } from './visits.core.ts';

/** The visitors live in a process of their own, so that what they cost can be told from what the site costs. */
export interface Order {
  stock: Stock;
  run: string;
  kind: Kind;
  seconds: number;
  first: number;
  /** The first of those who open pages beside. */
  besideFirst: number;
  /**
   * So many at a time, each after the answer to the one before; or so many a second, whatever the site does, all of them from one address
   * if it is given.
   */
  how: { visitors: number } | { rate: number; address?: string };
}

export interface Report {
  samples: Sample[];
  beside: Sample[];
  /** Cores that this process took while the load lasted. */
  cores: number;
}

const MOST_CONNECTIONS = 1_000;
const PATIENCE_MS = 5_000;
const BESIDE_RATE = 5;
/** A site that does not come back is not watched for ever. */
const WATCH_AT_MOST_MS = 60_000;
/** As its session has more of the cores (generator-process.ts), where they are shared between all processes alike. Not everybody may. */
const PRIORITY = 10;
const HIGHEST = -20;

try {
  setPriority(Math.max(HIGHEST, getPriority() - PRIORITY));
} catch {
  // Then they come a little later, and the table says how much.
}

async function obey(order: Order): Promise<Report> {
  const { stock, run, kind, seconds, first, how } = order;
  const port = Number(new URL(stock.origin).port);
  const connections = new Connections({ port, most: MOST_CONNECTIONS, patience: PATIENCE_MS });
  const text = (n: number) => requestOf(kind, stock, n, run, 'rate' in how ? how.address : undefined);
  const before = process.cpuUsage();
  const zero = performance.now();
  const cores = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / (performance.now() - zero);
  };
  try {
    const end = zero + seconds * 1_000;
    const watching = watchBeside(order, zero, end);
    const samples =
      'visitors' in how
        ? await closedLoop(connections, text, { visitors: how.visitors, zero, end, first })
        : await openLoop(connections, text, { rate: how.rate, zero, first, goesOn: (now) => now < end });
    const taken = cores();
    return { samples, beside: await watching, cores: taken };
  } finally {
    connections.close();
  }
}

/**
 * A few visitors open pages while the load lasts, and until they notice nothing any more. They come too while
 * the capacity is measured, because otherwise they would count as a loss under load.
 */
async function watchBeside(
  { stock, run, kind, besideFirst, how }: Order,
  zero: number,
  end: number,
): Promise<Sample[]> {
  const isLoad = 'rate' in how;
  if (!isLoad && kind === 'pages') return [];
  const port = Number(new URL(stock.origin).port);
  const connections = new Connections({ port, most: 100, patience: PATIENCE_MS });
  const goesOn = (now: number, samples: readonly Sample[]) =>
    now < end || (isLoad && now < end + WATCH_AT_MOST_MS && !isCalm(samples, end - zero, now - zero));
  const text = (n: number) => requestOf('pages', stock, n, run);
  const samples = await openLoop(connections, text, { rate: BESIDE_RATE, zero, first: besideFirst, goesOn });
  connections.close();
  return samples;
}

process.on('message', (order: Order) => {
  void obey(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
