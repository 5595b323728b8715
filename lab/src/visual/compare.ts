import type { Page } from '@playwright/test';
import { png } from './png.ts';

/** The same browser with the same fonts paints the same pixels. Processors differ by a level or two in gradients and scaled pictures. */
export const TOLERANCE = {
  /**
   * Levels, out of 255, in each color. Pictures are stored in steps of so many, because gradients are painted with
   * noise: a difference of one step counts as none, one of two steps always counts.
   */
  levels: 8,
  /** Pixels that may differ all the same. */
  pixels: 60,
};

export interface Difference {
  /** -1: the pictures have different sizes. */
  pixels: number;
  /** The second picture, paler, with the differing pixels in red. */
  picture: Buffer;
}

export const isHeld = ({ pixels }: Difference): boolean => pixels >= 0 && pixels <= TOLERANCE.pixels;

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The browser that took a picture also reads it. `page` is one that forbids nothing, such as about:blank. */
async function read(page: Page, picture: Buffer): Promise<Pixels> {
  const { data, ...size } = await page.evaluate(
    async (source) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
      const canvas = document.createElement('canvas');
      const { width, height } = Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is nothing to draw on.');
      context.drawImage(bitmap, 0, 0);
      const bytes = context.getImageData(0, 0, width, height).data;
      let text = '';
      for (let at = 0; at < bytes.length; at += 0x8000) {
        text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      }
      return { width, height, data: btoa(text) };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  return { ...size, data: Buffer.from(data, 'base64') };
}

/** Packs a picture for storage. */
export async function packed(page: Page, picture: Buffer): Promise<Buffer> {
  const { width, height, data } = await read(page, picture);
  const steps = data.map((level) => Math.min(255, Math.round(level / TOLERANCE.levels) * TOLERANCE.levels));
  return png(steps, width, height);
}

/** Compares two packed pictures. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const [old, now] = [await read(page, before), await read(page, after)];
  if (old.width !== now.width || old.height !== now.height) return { pixels: -1, picture: after };
  let pixels = 0;
  const shown = now.data.map((level) => 255 - Math.round((255 - level) / 3));
  for (let at = 0; at < now.data.length; at += 4) {
    if (!isOther(old.data, now.data, at)) continue;
    pixels += 1;
    shown.set([220, 0, 0], at);
  }
  return { pixels, picture: png(shown, now.width, now.height) };
}

function isOther(old: Buffer, now: Buffer, pixel: number): boolean {
  for (let at = pixel; at < pixel + 3; at += 1) {
    if (Math.abs((old[at] ?? 0) - (now[at] ?? 0)) > TOLERANCE.levels) return true;
  }
  return false;
}
