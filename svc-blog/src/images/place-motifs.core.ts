import type { Palette } from './palette.core.ts';
import type { Random } from './random.core.ts';
import { box, circle, ellipse, fill, polygon, repeat, stroke, TABLE } from './shapes.core.ts';

/** Two chairs at a table, and a lamp over it. */
export function meeting(p: Palette, r: Random): string {
  const lean = r.int(-10, 24);
  const chair = (x: number, way: 1 | -1): string =>
    fill(p.ink, polygon(x, 250 + lean, x + way * 26, 250 + lean, x + way * 46, 420, x + way * 20, 420)) +
    fill(p.accent, box(way === 1 ? x + 20 : x - 150, 400, 130, 26)) +
    stroke(p.ink, 12, `M${x + way * 34} 426l${way * -8} 130M${x + way * 136} 426l${way * 10} 130`);
  const cup = r.int(540, 640);
  return (
    stroke(p.ink, 6, 'M600 0v92') +
    fill(p.accent, 'M520 168a80 80 0 0 1 160 0z') +
    fill(p.glow, polygon(520, 168, 680, 168, 860, 372, 340, 372), 0.4) +
    chair(250, 1) +
    chair(950, -1) +
    fill(p.paper, ellipse(600, 384, 230, 26)) +
    fill(p.shade, box(586, 404, 28, 150) + box(520, 548, 160, 14)) +
    fill(p.ink, ellipse(cup, 366, 26, 8) + box(cup - 26, 340, 52, 26)) +
    fill(p.second, polygon(cup - 170, 374, cup - 60, 366, cup - 48, 384, cup - 160, 394))
  );
}

/** A temple front: pediment, columns, stairs. */
export function court(p: Palette, r: Random): string {
  const columns = r.pick([4, 6, 6, 8]);
  const [left, width] = [300, 600];
  const gap = (width - 60) / (columns - 1);
  const thick = columns === 8 ? 32 : 44;
  return (
    fill(p.ink, box(left + 14, 210, width - 28, 270)) +
    fill(p.accent, box(562, 300, 76, 180)) +
    fill(
      p.paper,
      repeat(columns, (i) => box(left + 30 + i * gap - thick / 2, 220, thick, 260)),
    ) +
    fill(
      p.shade,
      repeat(columns, (i) => box(left + 30 + i * gap + thick / 6, 220, thick / 3, 260)),
      0.7,
    ) +
    fill(p.paper, polygon(left - 40, 176, 600, 60, left + width + 40, 176) + box(left - 24, 182, width + 48, 38)) +
    fill(p.second, polygon(left + 50, 164, 600, 84, left + width - 50, 164)) +
    fill(p.paper, circle(600, 132, 20)) +
    fill(
      p.paper,
      repeat(4, (i) => box(left - 24 - i * 44, 480 + i * 26, width + 48 + i * 88, 18)),
    )
  );
}

/** Homes side by side, in one of which a light is on. */
export function homes(p: Palette, r: Random): string {
  const colours = [p.paper, p.second, p.shade, p.accent];
  const lit = r.int(0, 3);
  const first = r.int(0, 3);
  return repeat(4, (i) => {
    const [x, width, height] = [190 + i * 210, 196, r.int(250, 330)];
    const top = TABLE + 40 - height;
    const window = (column: number, row: number): string => box(x + 34 + column * 76, top + 34 + row * 92, 52, 62);
    const door = i % 2 === 0 ? 0 : 1;
    return (
      fill(p.ink, polygon(x - 14, top, x + width / 2, top - r.int(60, 96), x + width + 14, top)) +
      fill(colours[(first + i) % colours.length] ?? p.paper, box(x, top, width, height)) +
      fill(
        p.ink,
        window(0, 0) + window(1, 0) + window(1 - door, 1) + box(x + 30 + door * 76, TABLE - 62, 60, 102),
        0.8,
      ) +
      (i === lit ? fill('#ffd98a', window(1, 0)) : '')
    );
  });
}

/** A clock over a bench with tools of work. */
export function work(p: Palette, r: Random): string {
  const [hour, minute] = [r.int(0, 11), r.int(0, 11)];
  const hand = (twelfth: number, length: number): string => {
    const angle = (twelfth / 12) * 2 * Math.PI;
    return `M600 220l${Math.round(Math.sin(angle) * length)} ${Math.round(-Math.cos(angle) * length)}`;
  };
  const hat = r.int(300, 360);
  const box1 = r.int(800, 850);
  return (
    fill(p.ink, circle(600, 220, 156)) +
    fill(p.paper, circle(600, 220, 136)) +
    fill(
      p.shade,
      repeat(12, (i) =>
        circle(600 + Math.sin((i * Math.PI) / 6) * 112, 220 - Math.cos((i * Math.PI) / 6) * 112, i % 3 === 0 ? 9 : 5),
      ),
    ) +
    stroke(p.ink, 14, hand(hour, 62)) +
    stroke(p.accent, 9, hand(minute, 96)) +
    fill(p.ink, circle(600, 220, 12)) +
    fill(p.accent, `M${hat - 90} ${TABLE + 30}a90 96 0 0 1 180 0z` + box(hat - 124, TABLE + 26, 248, 20)) +
    fill(p.paper, box(hat - 14, TABLE - 66, 28, 92), 0.5) +
    fill(p.second, box(box1, TABLE - 70, 210, 116)) +
    stroke(p.ink, 12, `M${box1 + 66} ${TABLE - 74}v-34h78v34`) +
    fill(p.ink, box(box1, TABLE - 24, 210, 10) + box(box1 + 90, TABLE - 34, 30, 30))
  );
}

/** A tree with a bench under it, and those who sit there: large and small. */
export function family(p: Palette, r: Random): string {
  const lean = r.int(-30, 30);
  const leaves = (x: number, y: number, radius: number): string => circle(x + lean, y, radius);
  const person = (x: number, height: number, colour: string): string =>
    fill(
      colour,
      `M${x - height / 4} ${TABLE + 30}v${-height * 0.42}a${height / 4} ${height / 4} 0 0 1 ${height / 2} 0v${height * 0.42}z`,
    ) + fill(p.paper, circle(x, TABLE + 30 - height * 0.84, height / 6));
  const heights = [r.int(150, 172), r.int(96, 112), r.int(142, 166)] as const;
  return (
    fill(p.ink, polygon(768, TABLE + 40, 784 + lean, 230, 816 + lean, 230, 842, TABLE + 40)) +
    fill(p.second, leaves(800, 190, 130) + leaves(700, 240, 90) + leaves(900, 246, 96)) +
    fill(p.paper, leaves(760, 150, 60) + leaves(880, 200, 44), 0.16) +
    fill(p.ink, box(280, TABLE + 26, 400, 14) + box(310, TABLE + 40, 14, 60) + box(636, TABLE + 40, 14, 60)) +
    person(380, heights[0], p.accent) +
    person(490, heights[1], p.shade) +
    person(596, heights[2], p.second)
  );
}
