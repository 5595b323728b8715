import { brotliCompressSync } from 'node:zlib';
import type { Figures } from './budget.core.ts';

/** Nonces, ids of records and hashes of builds, which are others in each run. */
const RANDOM = /(?<=nonce=")[^"]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{8}(?![0-9a-f])/g;
const STATE = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s;

/** The same text for all runs: what is random counts up instead, in as many characters. */
function withoutChance(html: string): string {
  const seen = new Map<string, string>();
  return html.replace(RANDOM, (text) => {
    const known =
      seen.get(text) ??
      String((seen.size + 1) * 7_654_321)
        .padEnd(text.length, '0')
        .slice(0, text.length);
    seen.set(text, known);
    return known;
  });
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What a document weighs, in bytes, and how much there is in it. */
export const documentFigures = (html: string): Figures => ({
  html: Buffer.byteLength(html),
  state: Buffer.byteLength(STATE.exec(html)?.[1] ?? ''),
  brotli: brotliCompressSync(withoutChance(html)).length,
  elements: count(html.replace(STATE, ''), /<[a-z]/g),
  stylesheets: count(html, /<link rel="stylesheet"/g),
});
