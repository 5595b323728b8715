import type { Random } from './random.core.ts';

/** Besides English, by how often offices offer them; Spanish is drawn apart. */
const OTHERS = [
  'zh',
  'vi',
  'ko',
  'tl',
  'ar',
  'ru',
  'fr',
  'pt',
  'hi',
  'pl',
  'ht',
  'de',
  'ja',
  'fa',
  'so',
  'ur',
] as const;
const OTHER_WEIGHTS = [16, 12, 11, 9, 9, 9, 8, 8, 7, 5, 4, 3, 3, 3, 2, 2];
const MUCH_SPANISH = new Set(['AZ', 'CA', 'FL', 'IL', 'NM', 'NV', 'NJ', 'NY', 'TX', 'CO']);

/** ISO 639-1 codes; English first. */
export function languagesIn(random: Random, state: string, servesNewcomers: boolean): string[] {
  const languages = ['en'];
  if (random.chance(servesNewcomers ? 0.9 : MUCH_SPANISH.has(state) ? 0.5 : 0.18)) languages.push('es');
  const others = random.chance(servesNewcomers ? 0.7 : 0.15) ? random.int(1, servesNewcomers ? 3 : 2) : 0;
  for (let i = 0; i < others; i++) languages.push(random.weighted(OTHERS, OTHER_WEIGHTS));
  return [...new Set(languages)];
}
