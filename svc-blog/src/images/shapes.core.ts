import { BLOG_IMAGE } from '@lawdex/contracts';

export const WIDTH: number = BLOG_IMAGE.width;
export const HEIGHT: number = BLOG_IMAGE.height;
/** Where the table begins on which things lie. */
export const TABLE = 470;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed rectangle, as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** A closed polygon, as path data: `x y x y ...`. */
export const polygon = (...points: number[]): string => `M${points.map(round).join(' ')}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 1 0 .01z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 0 .01z`;

/** `count` copies of what `shape` draws for 0, 1, 2 ... */
export const repeat = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

export const fill = (colour: string, data: string, opacity?: number): string =>
  `<path fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${data}"/>`;

export const stroke = (colour: string, width: number, data: string, opacity?: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${data}"/>`;
