import { reviewPath } from '@lawdex/contracts';
import type { HoldReason } from '@lawdex/contracts';
import { count, minute, quoted } from './reported-text.core.ts';
import type { Reported } from './reported-text.core.ts';

/** A review as a list for operators tells it. */
export interface Listed extends Pick<
  Reported,
  'id' | 'userName' | 'rating' | 'comment' | 'createdAt' | 'state' | 'business' | 'slug' | 'reporters'
> {
  heldFor: HoldReason[] | null;
  heldUntil: Date | null;
  sentBy: string | null;
  sentFrom: string | null;
  isRelated: boolean;
}

const time = (date: Date): string => minute(date.toISOString());
/** So many digits tell senders apart. */
const short = (name: string | null): string => name?.slice(0, 12) ?? 'unknown';

function stateOf({ state, heldFor, heldUntil }: Listed): string {
  if (state !== 'held') return heldFor ? `${state}, was held: ${heldFor.join(', ')}` : state;
  return `held until ${heldUntil ? time(heldUntil) : ''}: ${heldFor?.join(', ') ?? ''}`;
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
  held: number;
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

const hide = (condition: string, { first }: Flood): string =>
  `  npm run reviews -- hide ${condition} --since ${first.toISOString()} --reason same-writer`;
const figures = ({ count: all, held, shown, first, last }: Flood): string =>
  `${count(all, 'review')} (${held} held, ${shown} shown, ${all - held - shown} hidden), ${time(first)} to ${time(last)}`;

/** Says for each flood which command would hide it. */
export function floodText(businesses: readonly FloodedBusiness[], networks: readonly FloodingNetwork[]): string {
  return [
    ...businesses.flatMap((flood) => [
      `${flood.business}: ${figures(flood)}, ${count(flood.networks, 'network')}`,
      `  ${flood.stars.map((n, index) => `${n} x ${count(index + 1, 'star')}`).join(', ')}`,
      hide(`--firm ${flood.slug} --held`, flood),
    ]),
    ...networks.flatMap((flood) => [
      `Network ${short(flood.network)}: ${figures(flood)}, ${count(flood.businesses, 'firm')}`,
      hide(`--sender ${short(flood.network)}`, flood),
    ]),
  ].join('\n');
}
