import { PALETTES } from './palette.core.ts';
import type { Palette } from './palette.core.ts';
import { books, coins, folders, search } from './paper-motifs.core.ts';
import { court, family, homes, meeting, work } from './place-motifs.core.ts';
import { createRandom, hash16 } from './random.core.ts';
import type { Random } from './random.core.ts';
import { box, circle, fill, HEIGHT, TABLE, WIDTH } from './shapes.core.ts';

export const MOTIFS: Readonly<Record<string, (palette: Palette, random: Random) => string>> = {
  books,
  coins,
  court,
  family,
  folders,
  homes,
  meeting,
  search,
  work,
};

/** What stands for a category; books for any other. */
const OF_CATEGORY: ReadonlyMap<string | null, string> = new Map([
  ['finding-a-lawyer', 'search'],
  ['costs-and-fees', 'coins'],
  ['first-meetings', 'meeting'],
  ['working-with-your-lawyer', 'folders'],
  ['courts-and-small-claims', 'court'],
  ['renters-and-housing', 'homes'],
  ['work-and-pay', 'work'],
  ['family-and-planning', 'family'],
]);

const KEY = /^(?<motif>[a-z]+)-(?<seed>[0-9a-f]{4})$/;

/** Which picture is drawn for a post: the motif of its category, a variation of its own. */
export const imageKeyOf = (categorySlug: string | null, postSlug: string): string =>
  `${OF_CATEGORY.get(categorySlug) ?? 'books'}-${hash16(postSlug).toString(16).padStart(4, '0')}`;

/** A picture as SVG, the same for the same key; null when there is no such picture. At most 7 KB. */
export function drawImage(key: string): string | null {
  const { motif = '', seed = '' } = KEY.exec(key)?.groups ?? {};
  const draw = Object.hasOwn(MOTIFS, motif) ? MOTIFS[motif] : undefined;
  if (!draw) return null;
  const random = createRandom(Number.parseInt(seed, 16));
  const palette = random.pick(PALETTES);
  const light = random.int(240, 960);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    fill(palette.wall, box(0, 0, WIDTH, HEIGHT)) +
    fill(palette.glow, circle(light, 250, 330), 0.5) +
    fill(palette.glow, circle(light, 250, 210), 0.6) +
    fill(palette.table, box(0, TABLE + 20, WIDTH, HEIGHT - TABLE - 20)) +
    fill(palette.edge, box(0, TABLE + 20, WIDTH, 12)) +
    `${draw(palette, random)}</svg>`
  );
}
