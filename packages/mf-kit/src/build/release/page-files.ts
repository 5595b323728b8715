import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryName } from '@lawdex/contracts';
import type { ModuleAssets } from '@lawdex/contracts';
import type { StatsCompilation } from 'webpack';

/** Prefix of chunks for parts that the server renders. Their styles come with the page, only their code later. */
const WRITTEN = 'written-';
const isStylesheet = (name: string) => name.endsWith('.css');

const filesOf = ({ namedChunkGroups, entrypoints }: StatsCompilation, chunk: string): string[] =>
  ({ ...namedChunkGroups, ...entrypoints })[chunk]?.assets
    ?.map((asset) => asset.name)
    .filter((name) => name !== entryName('client')) ?? [];

const writtenSheets = (client: StatsCompilation, chunk: string): string[] =>
  (client.chunks ?? [])
    .filter(({ names, parents }) => names?.[0]?.startsWith(WRITTEN) && parents?.includes(chunk))
    .flatMap(({ names }) => names ?? [])
    .flatMap((name) => filesOf(client, name))
    .filter(isStylesheet);

/** The files that a page loads. */
export function pageFiles(client: StatsCompilation, chunk: string): ModuleAssets {
  const names = filesOf(client, chunk);
  const own = names.filter(isStylesheet);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: own.length > 0 ? own : writtenSheets(client, chunk),
  };
}

/** Adds the styles of such parts to the stylesheet of their page, because another request would cost a phone more. */
export function joinWrittenSheets(clientDir: string, client: StatsCompilation, chunks: readonly string[]): void {
  for (const chunk of chunks) {
    const sheet = filesOf(client, chunk).find(isStylesheet);
    if (sheet === undefined) continue;
    for (const written of writtenSheets(client, chunk)) {
      appendFileSync(path.join(clientDir, sheet), `\n${readFileSync(path.join(clientDir, written), 'utf8')}`);
    }
  }
}
