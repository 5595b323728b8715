import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** So many at once leave the processor time for smaller documents: an eighth fewer bytes for twice the time. */
const FEW = 2;
const [CLOSE, FAST] = [6, 3];

// Whole documents of 30-120 KB, per answer (the nonce in them differs): where CPU and bytes balance is measured in
// docs/PERFORMANCE.md. The window holds any document.
const brotliOptions = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Beyond these, more would only wait for the few threads that compress, and the visitors with them. */
const MOST_AT_ONCE = 8;

let atOnce = 0;

export interface Compressed {
  body: Buffer;
  /** Null when the body is plain. */
  encoding: Encoding | null;
}

/**
 * As small as there is time for: fewer bytes while few are served, and plain for who comes while many are, because bytes cost
 * less than waiting then. Plain too when nothing else is wished for.
 */
export async function compress(html: Buffer, wished: Encoding | null): Promise<Compressed> {
  if (wished === null || atOnce >= MOST_AT_ONCE) return { body: html, encoding: null };
  atOnce += 1;
  try {
    const quality = atOnce <= FEW ? CLOSE : FAST;
    const body = await (wished === 'br'
      ? toBrotli(html, brotliOptions(html.length, quality))
      : toGzip(html, { level: 4 }));
    return { body, encoding: wished };
  } finally {
    atOnce -= 1;
  }
}
