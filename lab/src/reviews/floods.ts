import { setTimeout as delay } from 'node:timers/promises';
import { postReview } from '../kit/http.ts';

export interface Flood {
  name: string;
  /** Firms that it is about. */
  firms: number;
  count: number;
  letter(n: number): ReturnType<typeof ruin>;
}

/** Letters only, because numbers are no words. */
const word = (): string =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '') || 'a';
const ownWords = (): string => Array.from({ length: 14 }, word).join(' ');

/** The customer `n` (a /56) of a network (a /48), which has 256. */
const ipv6 = (network: number, n: number): string =>
  `2001:db8:${network}:${((n % 256) * 256 + Math.floor(n / 256)).toString(16)}::1`;
/** The client `n` of a network (a /24). */
const ipv4 = (network: number, n: number): string => `10.1.${network}.${(n % 254) + 1}`;

const LOSER = 'They lost my case, never called me back, and laughed about it when I came by to ask for my papers.';
const ruin = (from: string, comment = ownWords()) => ({ from, rating: 1, comment });

/** Each asks from networks of its own. */
export const FLOODS = {
  network: { name: '300 alike of one /48', firms: 1, count: 300, letter: (n) => ruin(ipv6(1, n), LOSER) },
  networks: { name: '60 of 60 /24', firms: 1, count: 60, letter: (n) => ruin(ipv4(n, n)) },
  many: {
    ...{ name: '2,000 /56 of 40 /48', firms: 20, count: 2_000 },
    letter: (n) => ruin(ipv6(200 + (n % 40), Math.floor(n / 40))),
  },
  few: { name: '5 of three /24', firms: 1, count: 5, letter: (n) => ruin(ipv4(60 + (n % 3), n)) },
  /** Two clients, and the firm itself. */
  own: {
    ...{ name: 'two of 1 star, one of 5', firms: 1, count: 3 },
    letter: (n) => ({ ...ruin(ipv4(70 + n, n)), rating: n < 2 ? 1 : 5 }),
  },
  /** Honest clients, of whom fifty have the network of another. */
  crowd: {
    ...{ name: '200 clients of 150 /24', firms: 1, count: 200 },
    letter: (n) => ({ from: ipv4(100 + (n % 150), n), rating: 2 + (n % 4), comment: ownWords() }),
  },
} satisfies Record<string, Flood>;

/** Answers with the status. Comes again while the site has too much to do, which says nothing about the review. */
export async function sendReview(origin: string, businessId: string, { from, ...letter }: ReturnType<Flood['letter']>) {
  const review = { userName: `Visitor ${word()}`, ...letter };
  for (;;) {
    const sending = { headers: { 'x-forwarded-for': from } };
    const { status, retryAfterMs } = await postReview(origin, businessId, review, sending);
    if (status !== 503) return status;
    await delay(retryAfterMs);
  }
}
