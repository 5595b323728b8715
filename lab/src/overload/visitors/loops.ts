import { setImmediate as look, setTimeout as delay } from 'node:timers/promises';
import type { AnswerHead } from './answer.core.ts';
import type { Connections } from './connections.ts';
import type { Sample } from '../sample.core.ts';

export type RequestText = (n: number) => string;

/** Arrivals that are due are sent in small bundles: a timer for each would cost more than the requests. */
const TICK_MS = 2;
const NOBODY = new Int32Array(new SharedArrayBuffer(4));

/**
 * Sleeps without being woken by answers, then reads all that have come. Each answer would take a core from the
 * site at once otherwise. An answer seems to take up to a tick longer for it.
 */
async function pause(): Promise<void> {
  Atomics.wait(NOBODY, 0, 0, TICK_MS);
  await look();
}

export interface OpenLoop {
  /** A second. */
  rate: number;
  /** The moment from which `at` of the samples counts. */
  zero: number;
  first: number;
  goesOn(now: number, samples: readonly Sample[]): boolean;
}

/** Visitors who come when they come, however the site is doing. Ends when the last of them was answered or has left. */
export async function openLoop(connections: Connections, text: RequestText, loop: OpenLoop): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  let sent = 0;
  let answered = 0;
  const arrive = (index: number) => {
    const since = began + (index / loop.rate) * 1_000;
    const n = loop.first + index;
    const asked = performance.now();
    const ask = {
      text: text(n),
      since,
      sentAt: null as number | null,
      done: (head: AnswerHead | null) => {
        answered += 1;
        samples.push(sampleOf({ n, since, asked, sent: ask.sentAt !== null, zero: loop.zero }, head));
      },
    };
    connections.ask(ask);
  };
  while (loop.goesOn(performance.now(), samples)) {
    const due = ((performance.now() - began) / 1_000) * loop.rate;
    for (; sent < due; sent += 1) arrive(sent);
    await pause();
  }
  while (answered < sent) await delay(TICK_MS);
  return samples;
}

interface Visit {
  n: number;
  since: number;
  asked: number;
  sent: boolean;
  zero: number;
}

function sampleOf({ n, since, asked, sent, zero }: Visit, head: AnswerHead | null): Sample {
  return {
    n,
    at: since - zero,
    late: asked - since,
    took: performance.now() - since,
    status: head?.status ?? 0,
    retryAfter: head?.retryAfter ?? false,
    sent,
  };
}

/** So many visitors who ask again as soon as they are answered: what the site can do at most. */
export async function closedLoop(
  connections: Connections,
  text: RequestText,
  { visitors, zero, end, first }: { visitors: number; zero: number; end: number; first: number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let next = first;
  const visit = async () => {
    while (performance.now() < end) {
      const n = next++;
      const since = performance.now();
      const head = await new Promise<AnswerHead | null>((done) => {
        connections.ask({ text: text(n), since, sentAt: null, done });
      });
      samples.push(sampleOf({ n, since, asked: since, sent: true, zero }, head));
      // Who is turned away does not ask again at once.
      if (head?.status !== 200 && head?.status !== 201) await delay(50);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return samples;
}
