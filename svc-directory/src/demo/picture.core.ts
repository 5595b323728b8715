import { ancestors } from '@lawdex/contracts/practice-areas';
import type { Place } from './place.core.ts';
import type { Random } from './random.core.ts';

// Subjects of the pictures in the order of assets/business-pictures, which has each in three lights: a key's picture is its number
// modulo 48. Keys have more lights and variations than that, as when pictures were drawn for each.
const SUBJECTS = [
  ...['courthouse', 'skyline', 'doorway', 'bookshelf', 'row-houses', 'dome', 'waterfront', 'arcade'],
  ...['desk', 'tower', 'hills', 'columns', 'bridge', 'staircase', 'window', 'scales'],
] as const;
type Subject = (typeof SUBJECTS)[number];
const LIGHTS = 12;
const VARIATIONS = 341;

const HOMES: readonly Subject[] = ['row-houses', 'doorway', 'hills', 'window', 'desk'];
const STONE: readonly Subject[] = ['courthouse', 'columns', 'dome', 'arcade', 'scales'];
const TOWERS: readonly Subject[] = ['skyline', 'tower', 'staircase', 'bridge', 'bookshelf'];
const WAYS: readonly Subject[] = ['bridge', 'waterfront', 'arcade', 'doorway', 'skyline'];
const PAPERS: readonly Subject[] = ['bookshelf', 'desk', 'window', 'scales', 'staircase'];

/** By the widest practice area around a business's own. */
const OF_PRACTICE: Readonly<Record<string, readonly Subject[]>> = {
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
const OF_ANY: readonly Subject[] = [...HOMES, ...STONE, ...PAPERS];
const ON_WATER = new Set(['CA', 'FL', 'HI', 'ME', 'MD', 'MA', 'OR', 'RI', 'SC', 'VA', 'WA']);

/** The key of a picture that suits the practice, four hexadecimal digits; those of a city share a few lights. */
export function pictureKey(random: Random, practice: string, { city, state }: Place): string {
  const widest = ancestors(practice).at(-1) ?? practice;
  const suited = [...(OF_PRACTICE[widest] ?? OF_ANY), ...(ON_WATER.has(state) ? (['waterfront'] as const) : [])];
  // The sum of a city's letters begins a run of five lights.
  const light = [...`${city}${state}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const subject = SUBJECTS.indexOf(random.pick(suited));
  const shade = (light + random.int(0, 4)) % LIGHTS;
  const variation = random.int(0, 0xffff) % VARIATIONS;
  return ((variation * LIGHTS + shade) * SUBJECTS.length + subject).toString(16).padStart(4, '0');
}
