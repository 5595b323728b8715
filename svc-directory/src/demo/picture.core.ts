import { ancestors } from '@lawdex/contracts/practice-areas';
import { imageKey } from '../images/business-image.core.ts';
import type { CompositionName } from '../images/business-image.core.ts';
import type { Place } from './place.core.ts';
import type { Random } from './random.core.ts';

const HOMES: readonly CompositionName[] = ['rowHouses', 'doorway', 'hills', 'window', 'desk'];
const STONE: readonly CompositionName[] = ['courthouse', 'columns', 'dome', 'arcade', 'scales'];
const TOWERS: readonly CompositionName[] = ['skyline', 'tower', 'staircase', 'bridge', 'bookshelf'];
const WAYS: readonly CompositionName[] = ['bridge', 'waterfront', 'arcade', 'doorway', 'skyline'];
const PAPERS: readonly CompositionName[] = ['bookshelf', 'desk', 'window', 'scales', 'staircase'];

/** By the widest practice area around a business's own. */
const OF_PRACTICE: Readonly<Record<string, readonly CompositionName[]>> = {
  'divorce-family-law': HOMES,
  'estate-planning': [...HOMES, 'bookshelf'],
  'real-estate': HOMES,
  'landlord-tenant': HOMES,
  'elder-law': HOMES,
  'criminal-defense': STONE,
  'civil-rights': STONE,
  'traffic-tickets': [...STONE, 'bridge'],
  'personal-injury': [...WAYS, 'scales', 'columns'],
  immigration: WAYS,
  'business-law': TOWERS,
  'employment-law': TOWERS,
  'intellectual-property': [...TOWERS, 'desk'],
  'tax-law': PAPERS,
  bankruptcy: PAPERS,
  'consumer-protection': PAPERS,
};
const OF_ANY: readonly CompositionName[] = [...HOMES, ...STONE, ...PAPERS];
const ON_WATER = new Set(['CA', 'FL', 'HI', 'ME', 'MD', 'MA', 'OR', 'RI', 'SC', 'VA', 'WA']);

/** A picture that suits the practice; those of a city share a few palettes. */
export function pictureKey(random: Random, practice: string, { city, state }: Place): string {
  const widest = ancestors(practice).at(-1) ?? practice;
  const suited = [...(OF_PRACTICE[widest] ?? OF_ANY), ...(ON_WATER.has(state) ? (['waterfront'] as const) : [])];
  // The sum of a city's letters begins a run of five palettes.
  const light = [...`${city}${state}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return imageKey(random.pick(suited), light + random.int(0, 4), random.int(0, 0xffff));
}
