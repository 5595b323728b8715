import { getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { atRate, inTurn } from '../kit/visitors.ts';
import { askOf } from '../kit/visits.core.ts';
import type { Kind, Sample, Stock } from '../kit/visits.core.ts';
import { isCalm } from './line.core.ts';

/** The visitors live in a process of their own, so that what they cost can be told from what the site costs. */
export interface Order {
  stock: Stock;
  run: string;
  kind: Kind;
  seconds: number;
  first: number;
  /** The first of those who open pages beside. */
  besideFirst: number;
  /** So many at a time, each after the answer to the one before; or so many a second, all of them from one address if it is given. */
  how: { visitors: number } | { rate: number; address?: string };
}

export interface Report {
  samples: Sample[];
  beside: Sample[];
  /** Cores that this process took while the load lasted. */
  cores: number;
  /** By how much this process was late, for 99 of 100 of its turns. */
  lateMs: number;
}

const BESIDE_RATE = 5;
/** A site that does not come back is not watched for ever. */
const WATCH_SECONDS = 60;
/** As its session has more of the cores (drill.ts), where they are shared between all processes alike. Not everybody may. */
const PRIORITY = 10;
const HIGHEST = -20;
const TURN_MS = 1;

try {
  setPriority(Math.max(HIGHEST, getPriority() - PRIORITY));
} catch {
  // Then they come a little later, and the table says how much.
}

async function obey({ stock, run, kind, seconds, first, besideFirst, how }: Order): Promise<Report> {
  const { origin } = stock;
  const address = 'rate' in how ? how.address : undefined;
  const crowding = { origin, first, ask: (n: number) => askOf(kind, stock, n, run, address) };
  const beside = { origin, first: besideFirst, ask: (n: number) => askOf('pages', stock, n, run) };
  const [before, zero] = [process.cpuUsage(), performance.now()];
  const late = monitorEventLoopDelay({ resolution: TURN_MS });
  late.enable();
  // They open pages while the load lasts and until they notice nothing any more; also while it is measured what reviews can be written.
  const isOver = (samples: readonly Sample[], now: number) =>
    now >= seconds * 1_000 && ('visitors' in how || isCalm(samples, seconds * 1_000, now));
  const watching =
    'visitors' in how && kind === 'pages' ? [] : atRate(beside, BESIDE_RATE, seconds + WATCH_SECONDS, isOver);
  let samples: Sample[] = [];
  if ('visitors' in how) samples = await inTurn(crowding, how.visitors, { duration: seconds });
  else if (how.rate > 0) samples = await atRate(crowding, how.rate, seconds);
  else await delay(seconds * 1_000);
  const { user, system } = process.cpuUsage(before);
  const cores = (user + system) / 1_000 / (performance.now() - zero);
  const lateMs = Math.max(0, late.percentile(99) / 1e6 - TURN_MS);
  late.disable();
  return { samples, beside: await watching, cores, lateMs };
}

process.on('message', (order: Order) => void obey(order).then((report) => process.send?.(report)));
process.on('disconnect', () => process.exit(0));
