import { createRandom, itemAt } from '../random.core.ts';
import type { Random } from '../random.core.ts';
import { bridge, rowHouses, skyline, tower, waterfront } from './city.core.ts';
import { bookshelf, desk, hills, scales, staircase, window } from './interiors.core.ts';
import type { Palette } from './palette.core.ts';
import { PALETTES } from './palette.core.ts';
import { HEIGHT, WIDTH } from './shapes.core.ts';
import { arcade, columns, courthouse, dome, doorway } from './stone.core.ts';

type Composition = (palette: Palette, random: Random) => string;

const NAMED = {
  courthouse,
  skyline,
  doorway,
  bookshelf,
  rowHouses,
  dome,
  waterfront,
  arcade,
  desk,
  tower,
  hills,
  columns,
  bridge,
  staircase,
  window,
  scales,
};
export type CompositionName = keyof typeof NAMED;

const NAMES = Object.keys(NAMED);
export const COMPOSITIONS: readonly Composition[] = Object.values(NAMED);

/** Four hexadecimal digits. */
export const BUSINESS_IMAGE_KEY = /^[0-9a-f]{4}$/;

/** The key of a picture with this composition; `light` chooses its palette, `variation` the rest. Both are whole numbers from 0. */
export function imageKey(composition: CompositionName, light: number, variation: number): string {
  const palette = light % PALETTES.length;
  const kinds = COMPOSITIONS.length * PALETTES.length;
  const number =
    (variation % Math.floor(0x10000 / kinds)) * kinds + palette * COMPOSITIONS.length + NAMES.indexOf(composition);
  return number.toString(16).padStart(4, '0');
}

/** A business's picture as SVG, 16:9, the same for the same key, whatever the business; at most 3 KB. */
export function businessImage(key: string): string {
  const number = Number.parseInt(key, 16);
  const compose = itemAt(COMPOSITIONS, number % COMPOSITIONS.length);
  const palette = itemAt(PALETTES, Math.floor(number / COMPOSITIONS.length) % PALETTES.length);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky}"/><stop offset="1" stop-color="${palette.glow}"/></linearGradient>` +
    `<path fill="url(#s)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${compose(palette, createRandom(number))}</svg>`
  );
}
