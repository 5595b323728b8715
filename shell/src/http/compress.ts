import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Whole documents of 30-80 KB, per answer (the nonce in them differs): where CPU and bytes balance is measured in
// docs/PERFORMANCE.md. The window holds any document.
const brotliOptions = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
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

/** Plain when nothing else is wished for, and for who comes while many others are served: bytes cost less than waiting then. */
export async function compress(html: Buffer, wished: Encoding | null): Promise<Compressed> {
  if (wished === null || atOnce >= MOST_AT_ONCE) return { body: html, encoding: null };
  atOnce += 1;
  try {
    const body = await (wished === 'br' ? toBrotli(html, brotliOptions(html.length)) : toGzip(html, { level: 4 }));
    return { body, encoding: wished };
  } finally {
    atOnce -= 1;
  }
}
