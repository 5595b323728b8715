import { itemAt } from '../random.core.ts';
import type { Random } from '../random.core.ts';
import type { Palette } from './palette.core.ts';
import { arch, box, circle, fill, HEIGHT, polygon, repeat, WIDTH } from './shapes.core.ts';

interface Row {
  colour: string;
  ground: number;
  low: number;
  high: number;
  wide: [number, number];
}

/** A row of towers from edge to edge; some with a step or a mast. */
function towers(r: Random, row: Row): { svg: string; tops: [x: number, y: number, width: number][] } {
  const tops: [number, number, number][] = [];
  let data = '';
  for (let x = -r.int(0, 30); x < WIDTH;) {
    const width = r.int(...row.wide);
    const top = row.ground - r.int(row.low, row.high);
    tops.push([x, top, width]);
    data += box(x, top, width, row.ground - top + 1);
    if (r.chance(0.3)) data += box(x + width * 0.25, top - 14, width * 0.5, 14);
    if (r.chance(0.16)) data += box(x + width / 2 - 1.5, top - 44, 3, 44);
    if (r.chance(0.14)) data += polygon(x, top, x + width, top, x + width, top - width * 0.4);
    x += width + r.pick([0, 0, 3, 8]);
  }
  return { svg: fill(row.colour, data), tops };
}

const lights = (
  r: Random,
  colour: string,
  tops: [number, number, number][],
  ground: number,
  chance: number,
  most: number,
): string => {
  let left = most;
  const lit = tops
    .filter(([, top]) => ground - top > 40)
    .flatMap(([x, top, width]) =>
      Array.from({ length: Math.floor((ground - top - 16) / 17) * Math.floor((width - 8) / 13) }, (_, i) => {
        const perRow = Math.floor((width - 8) / 13);
        return [x + 8 + (i % perRow) * 13, top + 10 + Math.floor(i / perRow) * 17] as const;
      }),
    )
    .filter(() => r.chance(chance) && left-- > 0)
    .map(([x, y]) => box(x, y, 5, 8));
  return fill(colour, lit.join(''), 0.85);
};

/** Three rows of towers in the haze. */
export function skyline(p: Palette, r: Random): string {
  const near = towers(r, { colour: p.near, ground: HEIGHT, low: 50, high: 150, wide: [44, 84] });
  return (
    fill(p.glow, circle(r.int(120, 520), r.int(90, 150), r.int(34, 58)), 0.8) +
    towers(r, { colour: p.far, ground: HEIGHT, low: 130, high: 260, wide: [30, 62] }).svg +
    towers(r, { colour: p.mid, ground: HEIGHT, low: 90, high: 200, wide: [36, 70] }).svg +
    near.svg +
    lights(r, p.accent, near.tops, HEIGHT, 0.28, 60)
  );
}

/** Towers over water. */
export function waterfront(p: Palette, r: Random): string {
  const ground = 240;
  const near = towers(r, { colour: p.mid, ground, low: 40, high: 150, wide: [34, 66] });
  const reflected = near.tops.map(([x, top, width]) => box(x, ground, width, (ground - top) * 0.55)).join('');
  return (
    towers(r, { colour: p.far, ground, low: 70, high: 180, wide: [34, 60] }).svg +
    near.svg +
    lights(r, p.accent, near.tops, ground, 0.2, 36) +
    fill(p.near, box(0, ground, WIDTH, HEIGHT - ground)) +
    fill(p.mid, reflected, 0.4) +
    fill(
      p.glow,
      repeat(9, () => box(r.int(0, 560), r.int(ground + 12, 350), r.int(30, 130), 2)),
      0.35,
    ) +
    fill(p.stone, box(0, ground - 3, WIDTH, 5), 0.7)
  );
}

/** A suspension bridge in front of far towers. */
export function bridge(p: Palette, r: Random): string {
  const left = r.int(130, 190);
  const right = WIDTH - r.int(130, 190);
  const middle = (left + right) / 2;
  const cable = `M-40 236Q${left - 50} 210 ${left} 84Q${middle} 312 ${right} 84Q${right + 50} 210 680 236`;
  const hangers = repeat(13, (i) => {
    const t = (i + 1) / 14;
    const y = (1 - t) ** 2 * 84 + 2 * t * (1 - t) * 312 + t ** 2 * 84;
    return box(left + (right - left) * t, y, 1.5, 246 - y);
  });
  return (
    fill(p.glow, circle(middle, 150, 46), 0.9) +
    towers(r, { colour: p.far, ground: 270, low: 30, high: 110, wide: [28, 56] }).svg +
    fill(p.mid, box(0, 268, WIDTH, 92)) +
    fill(
      p.glow,
      repeat(7, () => box(r.int(0, 540), r.int(282, 352), r.int(40, 120), 2)),
      0.4,
    ) +
    fill(
      p.near,
      [left, right]
        .map(
          (x) =>
            box(x - 17, 76, 9, 230) +
            box(x + 8, 76, 9, 230) +
            box(x - 20, 70, 40, 10) +
            box(x - 17, 130, 34, 8) +
            box(x - 17, 186, 34, 8) +
            box(x - 26, 292, 52, 20),
        )
        .join('') +
        box(0, 244, WIDTH, 9) +
        hangers,
    ) +
    `<path d="${cable}" fill="none" stroke="${p.near}" stroke-width="4"/>`
  );
}

/** Brick houses on one street. */
export function rowHouses(p: Palette, r: Random): string {
  const walls = [p.stone, p.shade, p.mid, p.accent];
  const count = r.int(4, 5);
  const width = WIDTH / count;
  const house = (i: number): string => {
    const top = r.int(70, 120);
    const x = i * width;
    const door = r.int(0, 2);
    const window = (column: number, y: number, height: number) =>
      box(x + width * (0.14 + column * 0.27), y, width * 0.17, height);
    return (
      fill(itemAt(walls, (i + r.int(0, 1) * 2) % 4), box(x, top, width, 250)) +
      fill(p.near, box(x - 3, top - 8, width + 6, 10)) +
      fill(
        p.near,
        repeat(3, (c) => window(c, top + 26, 42) + window(c, top + 92, 48) + (c === door ? '' : window(c, 254, 44))),
        0.72,
      ) +
      fill(p.near, arch(x + width * (0.12 + door * 0.27), 240, width * 0.21, 74)) +
      fill(p.stone, box(x + width * (0.09 + door * 0.27), 306, width * 0.27, 8))
    );
  };
  return (
    fill(p.far, circle(r.int(100, 540), 70, 36), 0.6) +
    repeat(count, house) +
    fill(p.near, box(0, 314, WIDTH, 46)) +
    fill(p.mid, box(0, 314, WIDTH, 14))
  );
}

/** A glass front, seen from the street. */
export function tower(p: Palette, r: Random): string {
  const turn = r.int(250, 390);
  const left = repeat(9, (i) => polygon(0, 34 + i * 46, turn, 4 + i * 40, turn, 26 + i * 40, 0, 66 + i * 46));
  const right = repeat(9, (i) => polygon(turn, 4 + i * 40, WIDTH, 46 + i * 45, WIDTH, 76 + i * 45, turn, 26 + i * 40));
  const mullions = (from: number, to: number): string =>
    repeat(5, (i) => box(from + ((to - from) / 5) * (i + 0.5), 0, 4, HEIGHT));
  return (
    fill(p.mid, polygon(0, 6, turn, -24, turn, 360, 0, 360)) +
    fill(p.near, polygon(turn, -24, WIDTH, 18, WIDTH, 360, turn, 360)) +
    fill(p.glow, left, 0.55) +
    fill(p.far, right, 0.6) +
    fill(p.mid, mullions(0, turn)) +
    fill(p.near, mullions(turn, WIDTH)) +
    fill(p.accent, polygon(r.pick([0, turn * 0.4]), 310, turn, 324, turn, 360, 0, 360), 0.85) +
    fill(p.stone, box(turn - 3, 0, 6, HEIGHT))
  );
}
