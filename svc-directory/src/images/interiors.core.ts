import { itemAt } from '../random.core.ts';
import type { Random } from '../random.core.ts';
import type { Palette } from './palette.core.ts';
import { arch, box, circle, fill, HEIGHT, polygon, repeat, WIDTH } from './shapes.core.ts';

/** Shelves of bound volumes. */
export function bookshelf(p: Palette, r: Random): string {
  const colours = [p.stone, p.mid, p.accent, p.shade, p.far];
  const spines = colours.map(() => '');
  let bands = '';
  for (let shelf = 0; shelf < 3; shelf++) {
    const base = 116 + shelf * 116;
    for (let x = 8; x < WIDTH - 20;) {
      const set = r.int(2, 4);
      const colour = r.int(0, colours.length - 1);
      const [width, height] = [r.int(17, 30), r.int(66, 94)];
      for (let i = 0; i < set && x < WIDTH - 20; i++, x += width + 2) {
        spines[colour] += box(x, base - height, width, height);
        if (i === 0) bands += box(x, base - height + 12, (width + 2) * set - 2, 5);
      }
      if (r.chance(0.22)) x += r.int(14, 46);
    }
  }
  return (
    fill(p.near, box(0, 0, WIDTH, HEIGHT)) +
    colours.map((colour, i) => fill(colour, itemAt(spines, i))).join('') +
    fill(p.near, bands, 0.4) +
    fill(
      p.shade,
      repeat(3, (i) => box(0, 116 + i * 116, WIDTH, 10)),
    )
  );
}

/** A desk with a lamp, books and a window behind. */
export function desk(p: Palette, r: Random): string {
  const lamp = r.pick([150, 490]);
  const books = 640 - lamp;
  const stack = r.int(3, 5);
  const spine = [p.accent, p.stone, p.mid, p.shade, p.far];
  return (
    fill(p.mid, box(0, 0, WIDTH, HEIGHT)) +
    fill(p.glow, box(210, 30, 220, 190), 0.9) +
    fill(p.far, `M210 180q60-40 110-20t110-24v84H210z`) +
    fill(
      p.near,
      box(204, 24, 232, 8) +
        box(204, 218, 232, 10) +
        box(204, 24, 8, 200) +
        box(428, 24, 8, 200) +
        box(317, 30, 6, 190) +
        box(210, 120, 220, 5),
    ) +
    fill(p.near, box(0, 288, WIDTH, 72)) +
    fill(p.shade, box(0, 284, WIDTH, 9)) +
    repeat(stack, (i) => fill(itemAt(spine, i), box(books - 70 + r.int(0, 16), 264 - i * 21, 126, 20))) +
    fill(p.glow, polygon(lamp - 62, 176, lamp + 62, 176, lamp + 120, 284, lamp - 120, 284), 0.25) +
    fill(p.accent, `M${lamp - 62} 176q0-46 44-46h36q44 0 44 46z`) +
    fill(p.stone, box(lamp - 3, 176, 6, 100) + box(lamp - 34, 274, 68, 11)) +
    fill(p.stone, polygon(286, 268, 366, 268, 390, 284, 270, 284))
  );
}

/** A bay window with light falling in. */
export function window(p: Palette, r: Random): string {
  const x = r.int(180, 300);
  const panes = repeat(3, (c) => repeat(3, (row) => box(x + 14 + c * 76, 84 + row * 62, 66, 54)));
  return (
    fill(p.mid, box(0, 0, WIDTH, HEIGHT)) +
    fill(p.near, box(0, 296, WIDTH, 64)) +
    fill(p.stone, box(x, 66, 246, 212) + box(x - 14, 274, 274, 12)) +
    fill(p.glow, panes) +
    fill(p.far, `M${x + 14} 232q60-40 110-22t108-20v72H${x + 14}z`, 0.8) +
    fill(
      p.stone,
      repeat(2, (i) => box(x + 80 + i * 76, 70, 10, 204) + box(x, 138 + i * 62, 246, 8)),
    ) +
    fill(p.glow, polygon(x + 20, 296, x + 226, 296, x + 150, 360, x - 120, 360), 0.28) +
    fill(
      p.shade,
      `M${x - 78} 40h70q8 130-30 250h-62q30-120 22-250z` + `M${x + 324} 40h-70q-8 130 30 250h62q-30-120-22-250z`,
    ) +
    fill(p.accent, box(x - 96, 32, 438, 9) + box(x + 176, 244, 40, 30)) +
    fill(
      p.near,
      repeat(5, (i) => `M${x + 196} 248q${-30 + i * 15}-20 ${-34 + i * 17}-52q${22 - i * 2} 20 ${34 - i * 17} 52z`),
      0.85,
    )
  );
}

/** A turning stair under a skylight. */
export function staircase(p: Palette, r: Random): string {
  const count = 9;
  const flip = r.chance(0.5);
  const x = (value: number): number => (flip ? WIDTH - value : value);
  const tread = (i: number): string =>
    polygon(x(60 + i * 58), 330 - i * 30, x(640), 330 - i * 30, x(640), 344 - i * 30, x(60 + i * 58), 344 - i * 30);
  const riser = (i: number): string =>
    polygon(x(60 + i * 58), 344 - i * 30, x(640), 344 - i * 30, x(640), 360 - i * 30, x(60 + i * 58), 360 - i * 30);
  const baluster = (i: number): string => box(x(82 + i * 58) - 2, 232 - i * 30, 4, 100);
  return (
    fill(p.far, box(0, 0, WIDTH, HEIGHT)) +
    fill(p.glow, polygon(x(70), 0, x(300), 0, x(140), 360, x(-90), 360), 0.5) +
    fill(p.mid, arch(x(120) - 44, 96, 88, 210)) +
    fill(p.accent, arch(x(120) - 32, 112, 64, 194), 0.8) +
    fill(p.shade, repeat(count, riser)) +
    fill(p.stone, repeat(count, tread)) +
    fill(
      p.near,
      repeat(count, baluster) +
        polygon(x(70), 238, x(640), -58, x(640), -46, x(70), 250) +
        circle(x(74), 238, 10) +
        box(x(74) - 5, 240, 10, 94),
    )
  );
}

/** A pair of scales before arches: the one emblem among the places. */
export function scales(p: Palette, r: Random): string {
  const tilt = r.int(-16, 16);
  const pan = (at: number, y: number): string =>
    fill(p.stone, `M${at - 54} ${y + 88}h108a54 34 0 0 1-108 0z`) +
    `<path d="M${at} ${y}l-48 88M${at} ${y}l48 88" stroke="${p.stone}" stroke-width="2.5" fill="none"/>`;
  return (
    fill(p.mid, box(0, 0, WIDTH, HEIGHT)) +
    fill(
      p.far,
      repeat(5, (i) => arch(16 + i * 126, 50, 104, 262)),
      0.55,
    ) +
    fill(p.glow, circle(320, 150, 96), 0.35) +
    fill(p.near, box(0, 312, WIDTH, 48)) +
    pan(186, 116 + tilt) +
    pan(454, 116 - tilt) +
    fill(
      p.accent,
      box(314, 84, 12, 222) +
        circle(320, 80, 15) +
        polygon(186, 110 + tilt, 454, 110 - tilt, 454, 120 - tilt, 186, 120 + tilt) +
        polygon(266, 306, 374, 306, 392, 322, 248, 322),
    )
  );
}

/** A small office at the foot of the hills. */
export function hills(p: Palette, r: Random): string {
  const x = r.int(150, 430);
  const crest = (base: number, height: number): string => {
    const shift = r.int(-60, 60);
    return `M-80 ${base}Q${110 + shift} ${base - height} ${300 + shift} ${base - 20}T720 ${base - height * 0.6}V360H-80z`;
  };
  return (
    fill(p.glow, circle(r.int(90, 550), r.int(70, 120), 34)) +
    fill(p.far, crest(220, 130)) +
    fill(p.mid, crest(260, 110)) +
    fill(p.near, crest(312, 60)) +
    fill(p.stone, box(x, 208, 150, 86)) +
    fill(p.shade, box(x + 104, 208, 46, 86), 0.6) +
    fill(p.accent, polygon(x - 14, 210, x + 18, 168, x + 132, 168, x + 164, 210) + box(x + 62, 248, 26, 46)) +
    fill(p.near, box(x + 16, 230, 28, 26) + box(x + 106, 230, 28, 26)) +
    fill(
      p.near,
      repeat(6, (i) => {
        const at = x - 140 + i * 78 + r.int(-14, 14);
        return Math.abs(at - x - 70) < 96 ? '' : `M${at} ${r.int(170, 214)}l24 96h-48z`;
      }),
    ) +
    fill(p.glow, `M${x + 64} 294h22q14 30 70 66h-130q40-30 38-66z`, 0.5)
  );
}
