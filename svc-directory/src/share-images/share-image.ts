import { isRateable, SHARE_IMAGE_SIZE, SITE_NAME } from '@lawdex/contracts';
import type { SharedBusiness } from '@lawdex/contracts';
import { kindLabel, monogram } from '@lawdex/seo';
import { drawable, fitName } from './text.core.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 80;
const TILE = 168;
/** The last line of a name stands here at the lowest, above the practice area. */
const NAME_BOTTOM = 452;

export const DISPLAY_FONT = 'Lawdex Display';
export const TEXT_FONT = 'Lawdex Text';

// As `--board`, `--brass` and the cloths of packages/ui; a picture has no style sheet.
const CLOTHS = ['#1f6a5f', '#7a3236', '#33507f', '#6a5630', '#5a4070', '#456147'];
const STAR = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8Z';
const BOOK = 'M3 2h16a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H3Z';
const TABS = 'M21 5h3a2 2 0 0 1 0 5h-3ZM21 11.5h3a2 2 0 0 1 0 5h-3ZM21 18h3a2 2 0 0 1 0 5h-3Z';

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface TextLook {
  x: number;
  y: number;
  size: number;
  fill: string;
  font?: string;
  anchor?: 'middle' | 'end';
}

const text = (said: string, { x, y, size, fill, font = TEXT_FONT, anchor }: TextLook): string =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeXml(said)}</text>`;

/** What social networks show beside a link to a business, as SVG. */
export function shareImage(business: SharedBusiness): string {
  const subject = drawable(business.category?.name ?? kindLabel(business.kind));
  const place = drawable(`${business.city}, ${business.state}`);
  const name = drawable(business.name) || subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="#0c322d" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#d9b36a" d="M0 0h18v${HEIGHT}H0z"/>`,
    tile(name),
    ratingLine(business),
    nameLines(name),
    text(`${subject} · ${place}`, {
      x: MARGIN,
      y: 516,
      size: subject.length + place.length > 50 ? 30 : 38,
      fill: '#cfe0db',
    }),
    `<path stroke="#2c5850" stroke-width="2" d="M${MARGIN} 550h${WIDTH - 2 * MARGIN}"/>`,
    `<g transform="translate(${MARGIN} 568) scale(1.35)"><path fill="#f3f7f5" d="${BOOK}"/><path fill="#d9a94f" d="${TABS}"/></g>`,
    text(SITE_NAME, { x: MARGIN + 48, y: 598, size: 34, fill: '#f3f7f5', font: DISPLAY_FONT }),
    text('Directory of lawyers and law firms', { x: WIDTH - MARGIN, y: 597, size: 26, fill: '#b9cec8', anchor: 'end' }),
    '</svg>',
  ].join('');
}

function tile(name: string): string {
  const { letters, tone } = monogram(name);
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

/** Nothing for who is not rated, or not yet. */
function ratingLine(business: SharedBusiness): string {
  const { rating, reviewCount } = business;
  if (!isRateable(business) || reviewCount === 0) return '';
  const count = `${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  const lit = Math.round(Number(rating) * 2) / 2;
  const stars = [0, 1, 2, 3, 4].map((index) => {
    const at = `translate(${WIDTH - MARGIN - 5 * 52 + index * 52} 80) scale(2.1)`;
    const share = Math.min(1, Math.max(0, lit - index));
    return [
      `<path transform="${at}" fill="#2c5850" d="${STAR}"/>`,
      share > 0 && `<path transform="${at}" fill="#e2a944" d="${STAR}"${share < 1 ? ' clip-path="url(#half)"' : ''}/>`,
    ]
      .filter(Boolean)
      .join('');
  });
  return [
    '<clipPath id="half"><path d="M0 0h12v24H0z"/></clipPath>',
    ...stars,
    text(`${rating} · ${count}`, { x: WIDTH - MARGIN, y: 178, size: 36, fill: '#f3f7f5', anchor: 'end' }),
  ].join('');
}
