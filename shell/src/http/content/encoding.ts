import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The smallest encoding that a visitor accepts; null for none, also for who refuses every form. */
export const chooseEncoding = (acceptEncoding: string | string[] | undefined): Encoding | null =>
  acceptedEncodings(acceptEncoding)[0] ?? null;

export const acceptedEncodings = (acceptEncoding: string | string[] | undefined): readonly Encoding[] =>
  known.memo(String(acceptEncoding ?? ''));

// Browsers have few spellings of this header, and each page and file asks.
const known = new LRUCache<string, readonly Encoding[]>({ max: 100, memoMethod: readAccepted });

function readAccepted(acceptEncoding: string): readonly Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...ENCODINGS]);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Documents have 30-120 KB, and docs/PERFORMANCE.md has the measured balance of CPU and bytes. The window fits any document.
const brotliOptions = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Most compressions at once; more would only wait for the few threads. */
const MOST_AT_ONCE = 8;

let atOnce = 0;

export interface Compressed {
  body: Buffer;
  encoding: Encoding | null;
}

/** Leaves a document as it is while many are compressed, because waiting then costs more than bytes. */
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
