import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Whole strings of 20-60 KB, per answer: the quality is where CPU and bytes balance (docs/PERFORMANCE.md).
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

export async function compress(
  html: string,
  acceptEncoding: string | string[],
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  const accepted = String(acceptEncoding);
  const plain = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) return { body: await toBrotli(plain, BROTLI), encoding: 'br' };
  if (/\bgzip\b/.test(accepted)) return { body: await toGzip(plain, { level: 4 }), encoding: 'gzip' };
  return { body: plain, encoding: null };
}
