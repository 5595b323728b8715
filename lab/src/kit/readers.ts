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

/** Visitors who come at a rate, whether or not those before were answered, and note whether they got what they asked for. */
export function startReaders(origin: string, { pages, perSecond, patienceMs, judge, comesAgain }: ReadersOptions) {
  const visits: Visit[] = [];
  const open = new Set<Promise<void>>();
  const visit = async (page: string, path: string): Promise<void> => {
    const at = Date.now();
    for (;;) {
      const left = at + patienceMs - Date.now();
      const failure = await failureOf(origin + path, left, judge);
      const took = Date.now() - at;
      const isOver = !comesAgain || failure !== NO_ROOM || patienceMs - took <= AGAIN_MS;
      if (isOver) return void visits.push({ page, at, took, failure });
      await delay(AGAIN_MS);
    }
  };
  const coming = Object.entries(pages).map(([page, paths]) => {
    let n = 0;
    return setInterval(() => {
      const visiting = visit(page, paths[n++ % paths.length] ?? '/').finally(() => open.delete(visiting));
      open.add(visiting);
    }, 1_000 / perSecond);
  });
  const since = (time: number): Visit[] => visits.filter(({ at }) => at >= time);
  /** Share of the visits begun since then, or of some of them, that got what they asked for. */
  const seen = (time: number, isMeant = (_: Visit) => true) => {
    const asked = since(time).filter(isMeant);
    const failures = asked.flatMap(({ failure }) => failure ?? []);
    const got = asked.length - failures.length;
    const share = got / asked.length || 0;
    const reasons = [...new Set(failures)].slice(0, 3).map((reason) => `; ${reason}`);
    const text = `${got} of ${asked.length} answered (${(share * 100).toFixed(1)} %)${reasons.join('')}`;
    const waits = asked.map(({ took }) => took);
    return { share, text, p99: percentile(waits, 0.99) };
  };
  return {
    ...{ since, seen },
    /** The same of those who come while something goes on, once all have their answers. */
    during: async (goesOn: () => Promise<unknown>) => {
      const began = Date.now();
      await goesOn();
      await Promise.all(open);
      return seen(began);
    },
    /** Lets all who have asked have their answers. */
    stop: () => {
      coming.forEach(clearInterval);
      return Promise.all(open);
    },
  };
}
