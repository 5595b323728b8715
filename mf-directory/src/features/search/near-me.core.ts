import type { Understood } from '@lawdex/contracts';
import type { SearchState } from './search-state.core.ts';

const NEAR_ME = /\bnear ?me\b|\bnear ?by\b|\b(?:around|close to) me\b|\bcerca de m[ií](?!\p{L})/iu;

/** Whether the words ask for what is near, and nobody has said where the visitor is. */
export const isNearMe = ({ query, near }: SearchState, { place }: Pick<Understood, 'place'>): boolean =>
  place === null && near === undefined && NEAR_ME.test(query ?? '');
