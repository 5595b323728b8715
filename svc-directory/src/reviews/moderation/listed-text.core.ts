import { reviewPath, type HoldReason } from '@lawdex/contracts';
import { count, minute, quoted, type Reported } from './reported-text.core.ts';

/** A review as a list for operators tells it. */
export interface Listed extends Pick<
  Reported,
  'id' | 'userName' | 'rating' | 'comment' | 'createdAt' | 'state' | 'business' | 'slug' | 'reporters'
> {
  heldFor: HoldReason[] | null;
  waitsUntil: Date | null;
  sentBy: string | null;
  sentFrom: string | null;
  isRelated: boolean;
}

const time = (date: Date): string => minute(date.toISOString());
/** So many digits tell senders apart. */
const short = (name: string | null): string => name?.slice(0, 12) ?? 'unknown';

function stateOf({ state, heldFor, waitsUntil }: Listed): string {
  const why = heldFor?.join(', ') ?? '';
  if (waitsUntil === null) return heldFor ? `${state}, waited: ${why}` : state;
  return `${state === 'held' ? 'held until' : 'shown, counts from'} ${time(waitsUntil)}: ${why}`;
}

/** Times are UTC. */
export function listedText(review: Listed, origin: string): string {
  const { id, business, slug, userName, rating, comment, createdAt, sentBy, sentFrom, reporters, isRelated } = review;
  return [
    `${id}  ${stateOf(review)}`,
    `  ${business}  ${origin}${reviewPath(slug, id)}`,
    `  ${count(rating, 'star')} by ${userName}${isRelated ? ', related to the firm' : ''}, ${time(createdAt)}${comment === null ? ', without words' : `:\n    ${quoted(comment)}`}`,
    ...(sentBy || sentFrom ? [`  sender ${short(sentBy)}, network ${short(sentFrom)}`] : []),
    ...(reporters > 0 ? [`  reported by ${reporters === 1 ? 'one person' : `${reporters} people`}`] : []),
  ].join('\n');
}

interface Flood {
  count: number;
  waiting: number;
  shown: number;
  first: Date;
  last: Date;
}
export interface FloodedBusiness extends Flood {
  slug: string;
  business: string;
  networks: number;
  /** How many gave 1 to 5 stars. */
  stars: number[];
}
export interface FloodingNetwork extends Flood {
  network: string;
  businesses: number;
}
export interface CopiedReview extends Flood {
  /** The first in these words. */
  id: string;
  /** The first of them. */
  words: string;
  businesses: number;
  networks: number;
}

const of = (what: string, { first }: Flood): string => `${what} --since ${first.toISOString()}`;
const hide = (what: string): string => `  npm run reviews -- hide ${what} --reason same-writer`;
const figures = ({ count: all, waiting, shown, first, last }: Flood): string =>
  `${count(all, 'review')} (${shown} shown, ${waiting} that wait), ${time(first)} to ${time(last)}`;

/**
 * Says which command would hide what one network sent, and copies but for the first. None hides all of a firm: most writers of a crowd
 * are honest, and after a news story all are.
 */
export function floodText(
  businesses: readonly FloodedBusiness[],
  networks: readonly FloodingNetwork[],
  copies: readonly CopiedReview[],
): string {
  return [
    ...businesses.flatMap((flood) => [
      `${flood.business}: ${figures(flood)}, ${count(flood.networks, 'network')}`,
      `  ${flood.stars.map((n, index) => `${n} x ${count(index + 1, 'star')}`).join(', ')}`,
      `  npm run reviews -- find ${of(`--firm ${flood.slug}`, flood)}`,
    ]),
    ...networks.flatMap((flood) => [
      `Network ${short(flood.network)}: ${figures(flood)}, ${count(flood.businesses, 'firm')}`,
      hide(of(`--sender ${short(flood.network)}`, flood)),
    ]),
    ...copies.flatMap((flood) => [
      `${quoted(flood.words)}: ${figures(flood)}, ${count(flood.businesses, 'firm')}, ${count(flood.networks, 'network')}`,
      hide(`--copies-of ${flood.id}`),
    ]),
  ].join('\n');
}
