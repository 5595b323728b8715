import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, categoryPath, searchPath, type BusinessSummary } from '@lawdex/contracts';
import { send } from './http.ts';
import { percentile } from './statistics.core.ts';
import type { Visit } from './visits.core.ts';

export interface ReadersOptions {
  /** Name of a kind of page -> its addresses, which are asked for in turn. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Visits a second to each kind, however long answers take. */
  perSecond: number;
  patienceMs: number;
  /** Whether a visitor who is refused for want of room comes again, as they are told. */
  comesAgain?: boolean;
  /** The fault in the content of an answer 200; null when there is none. */
  judge?(content: string): string | null;
}

const NO_ROOM = 'HTTP 503 overloaded';
const AGAIN_MS = 1_000;

/** A page of each kind, for each of these businesses. */
export const pagesOf = (businesses: readonly BusinessSummary[]) => ({
  home: ['/'],
  search: businesses.map(({ name }) => searchPath({ query: name })),
  business: businesses.map(({ slug }) => businessPath(slug)),
  category: [...new Set(businesses.flatMap(({ category }) => (category ? categoryPath(category.slug) : [])))],
});

/** Why a visitor does not get an address; null when it is answered with 200 and content that is in order. */
export async function failureOf(url: string, patienceMs: number, judge: ReadersOptions['judge'] = () => null) {
  const { status, text } = await send(url, { headers: { accept: 'text/html' }, patienceMs });
  if (status === 200) return judge(text);
  return status === 0 ? text : `HTTP ${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
}

/** At most three, as a report has room for. */
export const reasonsOf = (visits: readonly Visit[]): string =>
  [...new Set(visits.flatMap(({ failure }) => failure ?? []))].slice(0, 3).join('; ');

/** Visitors who come at a rate, whether or not those before were answered, and note whether they got what they asked for. */
export function startReaders(origin: string, { pages, perSecond, patienceMs, judge, comesAgain }: ReadersOptions) {
  const visits: Visit[] = [];
  const open = new Set<Promise<void>>();
  const visit = async (page: string, path: string): Promise<void> => {
    const at = Date.now();
    const left = () => at + patienceMs - Date.now();
    let again = 0;
    let failure = await failureOf(origin + path, patienceMs, judge);
    for (; comesAgain && failure === NO_ROOM && left() > AGAIN_MS; again += 1) {
      await delay(AGAIN_MS);
      failure = await failureOf(origin + path, left(), judge);
    }
    visits.push({ page, at, took: Date.now() - at, again, failure });
  };
  const coming = Object.entries(pages).map(([page, paths]) => {
    let n = 0;
    return setInterval(() => {
      const visiting = visit(page, paths[n++ % paths.length] ?? '/').finally(() => open.delete(visiting));
      open.add(visiting);
    }, 1_000 / perSecond);
  });
  const since = (time: number): Visit[] => visits.filter(({ at }) => at >= time);
  /** All who have asked until now have their answers. */
  const answered = () => Promise.all(open);
  return {
    ...{ since, answered },
    /** Lets all who have asked have their answers. */
    stop: () => {
      coming.forEach(clearInterval);
      return answered();
    },
    /** Share of the visits begun since then that got their page, of all kinds or of these. */
    seen: (time: number, kinds?: readonly string[]) => {
      const asked = since(time).filter(({ page }) => kinds?.includes(page) ?? true);
      const got = asked.filter(({ failure }) => failure === null).length;
      const share = asked.length === 0 ? 0 : got / asked.length;
      const reasons = reasonsOf(asked);
      const text = `${got} of ${asked.length} pages (${(share * 100).toFixed(1)} %)${reasons && `; ${reasons}`}`;
      const waits = asked.map(({ took }) => took);
      return { share, text, p99: percentile(waits, 0.99) };
    },
  };
}
