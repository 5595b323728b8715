import type { Palette } from './palette.core.ts';
import type { Random } from './random.core.ts';
import { box, circle, ellipse, fill, polygon, repeat, stroke, TABLE } from './shapes.core.ts';

/** Lines of writing, of different lengths. */
const writing = (p: Palette, r: Random, x: number, y: number, width: number, count: number): string =>
  stroke(
    p.shade,
    7,
    repeat(count, (i) => `M${x} ${y + i * 26}h${i === count - 1 ? width * 0.45 : width - r.int(0, 50)}`),
  );

const sheet = (p: Palette, x: number, y: number, width: number, height: number): string =>
  fill(p.ink, box(x + 8, y + 10, width, height), 0.25) +
  fill(p.paper, box(x, y, width, height)) +
  fill(p.shade, polygon(x + width - 44, y, x + width, y + 44, x + width - 44, y + 44));

/** A magnifying glass over a page of names. */
export function search(p: Palette, r: Random): string {
  const x = r.int(330, 400);
  const [gx, gy] = [x + r.int(270, 330), r.int(290, 330)];
  return (
    sheet(p, x, 100, 320, TABLE - 60) +
    repeat(4, (i) => fill(i === 1 ? p.accent : p.second, circle(x + 52, 172 + i * 84, 22))) +
    stroke(
      p.shade,
      8,
      repeat(4, (i) => `M${x + 92} ${164 + i * 84}h${r.int(110, 150)}M${x + 92} ${184 + i * 84}h90`),
    ) +
    stroke(p.ink, 34, `M${gx + 84} ${gy + 84}l112 112`) +
    fill(p.glow, circle(gx, gy, 116), 0.45) +
    stroke(p.ink, 20, circle(gx, gy, 116)) +
    stroke(p.paper, 8, `M${gx - 68} ${gy - 40}a80 80 0 0 1 56 -40`, 0.8)
  );
}

/** Coins in stacks before a bill. */
export function coins(p: Palette, r: Random): string {
  const stack = (x: number, count: number): string =>
    repeat(count, (i) => {
      const y = TABLE + 40 - i * 24;
      return (
        fill(p.ink, ellipse(x, y + 10, 76, 22), 0.55) +
        fill(p.accent, ellipse(x, y, 76, 22)) +
        stroke(p.paper, 3, ellipse(x, y, 56, 14), 0.5)
      );
    });
  const x = r.int(300, 360);
  return (
    sheet(p, x, 90, 300, TABLE - 50) +
    fill(p.second, box(x + 40, 132, 130, 18)) +
    writing(p, r, x + 40, 190, 220, 7) +
    stroke(p.ink, 6, `M${x + 40} 392h220`) +
    fill(p.accent, box(x + 180, 416, 80, 22)) +
    stack(x + 400, r.int(5, 8)) +
    stack(x + 560, r.int(2, 4)) +
    stack(x + 480, r.int(7, 10))
  );
}

/** Folders that lie on each other, and a pen. */
export function folders(p: Palette, r: Random): string {
  const colours = [p.second, p.accent, p.paper, p.shade];
  const count = r.int(5, 7);
  const first = r.int(0, 3);
  const layers = repeat(count, (i) => {
    const [x, y] = [360 + r.int(-26, 26), TABLE + 34 - i * 44];
    return (
      fill(p.ink, box(x + 6, y + 30, 420, 12), 0.35) +
      fill(
        colours[(first + i) % colours.length] ?? p.paper,
        box(x, y, 420, 36) + box(x + 30 + (i % 3) * 120, y - 10, 96, 12),
      ) +
      fill(p.paper, box(x + 12, y + 6, 396, 5), 0.8)
    );
  });
  const px = r.int(860, 920);
  return (
    layers +
    fill(p.ink, polygon(px - 8, TABLE + 62, px + 170, TABLE - 24, px + 182, TABLE - 4, px + 4, TABLE + 82)) +
    fill(p.accent, polygon(px - 8, TABLE + 62, px + 4, TABLE + 82, px - 34, TABLE + 88))
  );
}

/** Books between which somebody keeps his place. */
export function books(p: Palette, r: Random): string {
  const colours = [p.accent, p.second, p.paper, p.shade, p.ink];
  let x = 300;
  let drawn = '';
  for (let i = 0; i < 9 && x < 900; i++) {
    const [width, height] = [r.int(48, 86), r.int(250, 350)];
    const colour = colours[(i + r.int(0, 1)) % colours.length] ?? p.second;
    const top = TABLE + 40 - height;
    drawn +=
      fill(colour, box(x, top, width, height)) +
      fill(p.wall, box(x, top + 36, width, 10) + box(x, TABLE - 16, width, 10), 0.6);
    x += width + 6;
  }
  return drawn;
}
