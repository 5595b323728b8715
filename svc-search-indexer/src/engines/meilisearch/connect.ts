import { Meilisearch } from 'meilisearch';
import type { MeilisearchSettings } from '../engines.module.ts';
import { LiveIndex } from './live-index.ts';
import { MeilisearchEngine } from './meilisearch-engine.ts';
import { MeilisearchIndex } from './meilisearch-index.ts';

// The limit of a write, because a frozen server must not hold its feeder for good. Searches have shorter limits of their own.
const WRITE_MS = 15_000;

// Meilisearch sends what it compresses in two parts, and the second waits for the system to acknowledge the first: 40 ms, for every answer.
const PLAIN = { 'accept-encoding': 'identity' };

export function connectMeilisearch({ url, key }: MeilisearchSettings): {
  engine: MeilisearchEngine;
  index: MeilisearchIndex;
} {
  const server = { host: url, requestInit: { headers: PLAIN }, ...(key === undefined ? {} : { apiKey: key }) };
  const live = new LiveIndex();
  const writer = new Meilisearch({ ...server, timeout: WRITE_MS });
  return {
    engine: new MeilisearchEngine(new Meilisearch(server), live, writer),
    index: new MeilisearchIndex(writer, live),
  };
}
