import type { Understood } from '@lawdex/contracts';
import type { SearchState } from './search-state.core.ts';

const NEAR_ME =
  /\bnear ?(?:me|by|here)\b|\b(?:around|close to|next to) (?:me|here)\b|\bclose by\b|\b(?:clos|near)est\b|\bmy (?:area|location)\b|\bwalking distance\b|\bcerca (?:de m[ií](?!\p{L})|de aqu[ií](?!\p{L})|m[ií]o\b)/iu;

/** Whether the query asks for businesses nearby while no position is known. */
export const isNearMe = ({ query, near }: SearchState, { place }: Pick<Understood, 'place'>): boolean =>
  place === null && near === undefined && NEAR_ME.test(query ?? '');
