import { fileURLToPath } from 'node:url';
import { DomainError } from '@lawdex/svc-kit';
import { DISPLAY_FONT, TEXT_FONT } from './share-card.core.ts';

// The same folder from `src/` and `dist/`.
const FONTS = new URL('../fonts/', import.meta.url);
const FONT = {
  loadSystemFonts: false,
  fontFiles: ['lawdex-display.ttf', 'lawdex-text.ttf'].map((file) => fileURLToPath(new URL(file, FONTS))),
  defaultFontFamily: TEXT_FONT,
  serifFamily: DISPLAY_FONT,
};

/** Requests in the line at most: one more would wait longer than social networks do. */
const MOST_WAITING = 4;
const RETRY_AFTER = '10';

/** Draws one PNG after the other and rests as long after each: half a core at most. Throws `overloaded` (503) when busy. */
export class Rasterizer {
  private waiting = 0;
  private line: Promise<unknown> = Promise.resolve();

  png(svg: string): Promise<Buffer> {
    if (this.waiting >= MOST_WAITING) {
      throw new DomainError('overloaded', 503, 'Too many pictures are being drawn. Please try again in a moment.', {
        'retry-after': RETRY_AFTER,
      });
    }
    this.waiting += 1;
    const drawn = this.line.then(() => draw(svg)).finally(() => (this.waiting -= 1));
    this.line = drawn.then(rest, () => undefined);
    return drawn.then(({ png }) => png);
  }
}

interface Drawn {
  png: Buffer;
  took: number;
}

async function draw(svg: string): Promise<Drawn> {
  // Loaded when first needed: where there is no build of it for the machine, everything else still works.
  const { renderAsync } = await import('@resvg/resvg-js');
  const since = performance.now();
  // On a thread of its own, so that requests go on meanwhile.
  const image = await renderAsync(svg, { font: FONT });
  return { png: image.asPng(), took: performance.now() - since };
}

const rest = ({ took }: Drawn): Promise<void> => new Promise((resolve) => setTimeout(resolve, took));
