import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';
import type { Services } from '../gateway/services.ts';

/** Milliseconds for a service's answer. */
const LONGEST_MS = 1_000;
export type AskServices = Pick<Services, 'sendTo'>;

/** The parts of a service's sitemap; null without an answer. */
export async function askForParts(services: AskServices, service: string, name: string): Promise<SitemapPart[] | null> {
  const text = await ask(services, service, `/sitemaps/${name}`);
  if (text === null) return null;
  const parts: SitemapPart[] = JSON.parse(text);
  return parts;
}

/** The entries of a part, from its key up to the next part's key; null without an answer. */
export async function askForEntries(
  services: AskServices,
  service: string,
  name: string,
  { from, before }: { from: string; before: string | null },
): Promise<SitemapEntry[] | null> {
  const query = new URLSearchParams({ from, ...(before !== null && { before }) });
  const text = await ask(services, service, `/sitemaps/${name}/entries?${query}`);
  if (text === null) return null;
  const entries: SitemapEntry[] = JSON.parse(text);
  return entries;
}

async function ask(services: AskServices, service: string, path: string): Promise<string | null> {
  const outcome = await services.sendTo(service, { path, method: 'GET', headers: {}, body: null, within: LONGEST_MS });
  return outcome.kind === 'answered' && outcome.answer.status === 200 ? outcome.answer.body.toString() : null;
}
