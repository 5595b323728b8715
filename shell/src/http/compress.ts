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

export async function compress(html: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(html, brotliOptions(html.length));
  if (encoding === 'gzip') return toGzip(html, { level: 4 });
  return html;
}
