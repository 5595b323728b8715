export const WIDTH = 640;
export const HEIGHT = 360;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed rectangle, as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** A closed polygon, as path data: `x y x y ...`. */
export const polygon = (...points: number[]): string => `M${points.map(round).join(' ')}z`;

/** A door or window with a round top, as path data; `y` is the top of the arch. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = round(width / 2);
  return `M${round(x)} ${round(y + height)}v${round(radius - height)}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${round(height - radius)}z`;
}

export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 1 0 .01z`;

/** `count` copies of what `shape` draws for 0, 1, 2 ... */
export function repeat(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join('');
}

export const fill = (colour: string, data: string, opacity?: number): string =>
  data && `<path fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${data}"/>`;
