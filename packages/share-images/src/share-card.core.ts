import { SHARE_IMAGE_SIZE, SITE_NAME } from '@lawdex/contracts';
import { fitName } from './text.core.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
export const MARGIN = 80;
const TILE = 168;
/** The lowest baseline of a name, above the line of text below it. */
const NAME_BOTTOM = 452;

export const DISPLAY_FONT = 'Lawdex Display';
export const TEXT_FONT = 'Lawdex Text';

// The same colours as `--board`, `--brass` and the cloths of packages/ui, repeated because a picture has no style sheet.
const CLOTHS = ['#1f6a5f', '#7a3236', '#33507f', '#6a5630', '#5a4070', '#456147'];
const BOOK = 'M3 2h16a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H3Z';
const TABS = 'M21 5h3a2 2 0 0 1 0 5h-3ZM21 11.5h3a2 2 0 0 1 0 5h-3ZM21 18h3a2 2 0 0 1 0 5h-3Z';

export interface Card {
  /** Shown in the largest letters. This and the other texts hold only letters that the fonts have: use `drawable`. */
  name: string;
  line: string;
  /** Letters on the tile, two at most. */
  letters: string;
  /** Number of the tile's colour, from 0. */
  tone: number;
  /** More SVG, at the top right. */
  beside?: string;
}

const escapeXml = (said: string): string => said.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface TextLook {
  x: number;
  y: number;
  size: number;
  fill: string;
  font?: string;
  anchor?: 'middle' | 'end';
}

export const text = (said: string, { x, y, size, fill, font = TEXT_FONT, anchor }: TextLook): string =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeXml(said)}</text>`;

/** The picture that social networks show beside a link, as SVG. */
export const shareCard = ({ name, line, letters, tone, beside = '' }: Card): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="#0c322d" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#d9b36a" d="M0 0h18v${HEIGHT}H0z"/>`,
    tile(letters, tone),
    beside,
    nameLines(name),
    text(line, { x: MARGIN, y: 516, size: line.length > 53 ? 30 : 38, fill: '#cfe0db' }),
    `<path stroke="#2c5850" stroke-width="2" d="M${MARGIN} 550h${WIDTH - 2 * MARGIN}"/>`,
    `<g transform="translate(${MARGIN} 568) scale(1.35)"><path fill="#f3f7f5" d="${BOOK}"/><path fill="#d9a94f" d="${TABS}"/></g>`,
    text(SITE_NAME, { x: MARGIN + 48, y: 598, size: 34, fill: '#f3f7f5', font: DISPLAY_FONT }),
    text('Directory of lawyers and law firms', { x: WIDTH - MARGIN, y: 597, size: 26, fill: '#b9cec8', anchor: 'end' }),
    '</svg>',
  ].join('');

function tile(letters: string, tone: number): string {
  const middle = MARGIN + TILE / 2;
  return [
    `<rect x="${MARGIN}" y="64" width="${TILE}" height="${TILE}" rx="14" fill="${CLOTHS[tone]}"/>`,
    `<path stroke="#d9b36a" stroke-width="2" d="M${middle - 44} 96h88M${middle - 44} 102h88M${middle - 44} 194h88M${middle - 44} 200h88"/>`,
    text(letters, { x: middle, y: 171, size: 66, fill: '#f3f7f5', font: DISPLAY_FONT, anchor: 'middle' }),
  ].join('');
}

function nameLines(name: string): string {
  const { size, lines } = fitName(name, WIDTH - 2 * MARGIN);
  const leading = Math.round(size * 1.1);
  return lines
    .map((line, index) =>
      text(line, {
        x: MARGIN,
        y: NAME_BOTTOM - (lines.length - 1 - index) * leading,
        size,
        fill: '#f3f7f5',
        font: DISPLAY_FONT,
      }),
    )
    .join('');
}
