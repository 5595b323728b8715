import type { Random } from '../random.core.ts';
import type { Palette } from './palette.core.ts';
import { arch, box, circle, fill, HEIGHT, polygon, repeat, WIDTH } from './shapes.core.ts';

const steps = (p: Palette, y: number, inset: number): string =>
  fill(p.shade, box(0, y, WIDTH, HEIGHT - y)) +
  fill(
    p.stone,
    repeat(4, (i) => box(inset - i * 34, y + i * 13, WIDTH - 2 * (inset - i * 34), 9)),
  );

/** A temple front: pediment, columns, stairs. */
export function courthouse(p: Palette, r: Random): string {
  const columns = r.pick([4, 6, 6, 8]);
  const width = 400;
  const left = (WIDTH - width) / 2;
  const gap = (width - 40) / (columns - 1);
  const thick = columns === 4 ? 30 : columns === 6 ? 26 : 20;
  return (
    fill(p.far, box(0, 190, 90, 120) + box(560, 170, 80, 140) + box(480, 215, 90, 90)) +
    fill(p.near, box(left + 8, 140, width - 16, 170)) +
    fill(p.accent, arch(WIDTH / 2 - 24, 205, 48, 105), 0.9) +
    fill(
      p.stone,
      repeat(columns, (i) => box(left + 20 + i * gap - thick / 2, 150, thick, 150)),
    ) +
    fill(
      p.shade,
      repeat(columns, (i) => box(left + 20 + i * gap + thick / 6, 150, thick / 3, 150)),
      0.55,
    ) +
    fill(
      p.stone,
      polygon(left - 22, 118, WIDTH / 2, 46, WIDTH - left + 22, 118) +
        box(left - 14, 122, width + 28, 24) +
        box(left - 8, 296, width + 16, 14),
    ) +
    fill(p.shade, polygon(left + 30, 110, WIDTH / 2, 62, WIDTH - left - 30, 110) + box(left - 14, 140, width + 28, 6)) +
    fill(p.stone, circle(WIDTH / 2, 92, 11)) +
    steps(p, 310, left - 14)
  );
}

/** A domed hall above low wings. */
export function dome(p: Palette, r: Random): string {
  const wing = r.int(160, 210);
  const windows = Math.floor(wing / 34);
  return (
    fill(p.far, `M0 250q90-60 200-34t240-20 200 30v140H0z`) +
    fill(p.shade, box(320 - 70 - wing, 214, wing, 96) + box(390, 214, wing, 96)) +
    fill(
      p.stone,
      box(250, 176, 140, 134) +
        box(314, 44, 12, 26) +
        `M256 150a64 74 0 0 1 128 0z` +
        box(246, 152, 148, 26) +
        box(320 - 78 - wing, 204, wing + 8, 12) +
        box(390, 204, wing + 8, 12),
    ) +
    fill(p.shade, `M320 76a64 74 0 0 1 64 74h-40q0-50-24-74z`, 0.6) +
    fill(
      p.near,
      repeat(6, (i) => box(258 + i * 22, 158, 12, 14)) +
        repeat(windows, (i) => arch(262 - wing + i * 34, 234, 16, 46) + arch(362 + wing - i * 34, 234, 16, 46)),
    ) +
    fill(p.accent, arch(304, 226, 32, 84)) +
    fill(
      p.stone,
      repeat(4, (i) => box(262 + i * 34 - (i > 1 ? -6 : 0), 184, 10, 120)),
    ) +
    steps(p, 310, 250)
  );
}

/** A door between pilasters, up a few steps. */
export function doorway(p: Palette, r: Random): string {
  const x = r.pick([236, 320, 404]);
  const windows = [x - 190, x + 190].filter((at) => at > 20 && at < 620);
  return (
    fill(p.stone, box(0, 0, WIDTH, 320)) +
    fill(
      p.shade,
      repeat(7, (i) => box(0, 20 + i * 44, WIDTH, 1.5)),
      0.5,
    ) +
    fill(p.shade, box(x - 92, 60, 184, 250) + windows.map((at) => box(at - 52, 96, 104, 158)).join('')) +
    fill(p.stone, box(x - 104, 48, 208, 18) + box(x - 84, 66, 26, 244) + box(x + 58, 66, 26, 244)) +
    fill(p.near, arch(x - 56, 78, 112, 232) + windows.map((at) => box(at - 42, 104, 84, 142)).join('')) +
    fill(p.accent, box(x - 46, 140, 43, 170) + box(x + 3, 140, 43, 170)) +
    fill(
      p.near,
      repeat(2, (i) => box(x - 38 + i * 49, 152, 27, 62) + box(x - 38 + i * 49, 228, 27, 70)),
      0.3,
    ) +
    fill(
      p.glow,
      `M${x - 46} 132a46 46 0 0 1 92 0z` +
        windows
          .map(
            (at) =>
              box(at - 36, 110, 33, 62) +
              box(at + 3, 110, 33, 62) +
              box(at - 36, 178, 33, 62) +
              box(at + 3, 178, 33, 62),
          )
          .join(''),
      0.75,
    ) +
    fill(p.stone, circle(x - 9, 226, 3.5) + circle(x + 9, 226, 3.5)) +
    fill(p.mid, box(0, 310, WIDTH, 50)) +
    fill(p.stone, box(x - 118, 304, 236, 14) + box(x - 142, 320, 284, 15) + box(x - 166, 337, 332, 23)) +
    fill(p.shade, box(x - 118, 314, 236, 4) + box(x - 142, 331, 284, 4), 0.8)
  );
}

/** Looking along a row of round arches. */
export function arcade(p: Palette, r: Random): string {
  const count = r.int(4, 6);
  const pitch = WIDTH / count;
  const lit = r.int(0, count - 1);
  return (
    fill(p.stone, box(0, 40, WIDTH, 280)) +
    fill(p.shade, box(0, 40, WIDTH, 12) + box(0, 88, WIDTH, 5)) +
    fill(
      p.near,
      repeat(count, (i) => arch(i * pitch + pitch * 0.16, 118, pitch * 0.68, 202)),
    ) +
    fill(
      p.mid,
      repeat(count, (i) => arch(i * pitch + pitch * 0.3, 150, pitch * 0.54, 170)),
    ) +
    fill(p.accent, arch(lit * pitch + pitch * 0.42, 200, pitch * 0.28, 120), 0.9) +
    fill(
      p.shade,
      repeat(count, (i) => box(i * pitch - pitch * 0.13, 196, pitch * 0.26, 9)),
      0.9,
    ) +
    fill(
      p.glow,
      repeat(count, (i) =>
        polygon(
          i * pitch + pitch * 0.16,
          320,
          i * pitch + pitch * 0.84,
          320,
          i * pitch + pitch * 0.5,
          360,
          i * pitch - pitch * 0.18,
          360,
        ),
      ),
      0.35,
    ) +
    fill(
      p.shade,
      repeat(count, (i) => circle(i * pitch + pitch, 70, 5)),
    )
  );
}

/** Fluted columns, close by. */
export function columns(p: Palette, r: Random): string {
  const count = r.int(3, 5);
  const pitch = WIDTH / count;
  const width = pitch * 0.52;
  const left = (i: number): number => i * pitch + (pitch - width) / 2;
  return (
    fill(p.mid, box(0, 0, WIDTH, HEIGHT)) +
    fill(
      p.near,
      repeat(count + 1, (i) => box(i * pitch - pitch * 0.24, 60, pitch * 0.48, 250)),
      0.75,
    ) +
    fill(
      p.accent,
      repeat(count + 1, (i) => arch(i * pitch - 13, 190, 26, 120)),
      0.55,
    ) +
    fill(
      p.stone,
      box(0, 0, WIDTH, 46) +
        repeat(
          count,
          (i) =>
            box(left(i), 74, width, 236) +
            box(left(i) - 16, 46, width + 32, 14) +
            box(left(i) - 8, 60, width + 16, 16) +
            box(left(i) - 12, 304, width + 24, 14),
        ),
    ) +
    fill(
      p.shade,
      box(0, 30, WIDTH, 5) +
        repeat(
          count,
          (i) =>
            repeat(4, (f) => box(left(i) + width * (0.14 + f * 0.22), 84, width * 0.07, 212)) +
            box(left(i) - 8, 72, width + 16, 4),
        ),
      0.8,
    ) +
    fill(
      p.near,
      repeat(count, (i) => box(left(i) + width * 0.72, 76, width * 0.28, 228)),
      0.18,
    ) +
    fill(p.shade, box(0, 318, WIDTH, 42)) +
    fill(p.stone, box(0, 318, WIDTH, 10) + box(0, 338, WIDTH, 8))
  );
}
