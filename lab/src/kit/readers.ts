import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, categoryPath, searchPath, type BusinessSummary } from '@lawdex/contracts';
import { send } from './http.ts';
import { percentile } from './statistics.core.ts';
import type { Visit } from './visits.core.ts';

export interface ReadersOptions {
  origin: string;
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
export class Readers {
  private readonly visits: Visit[] = [];
  private readonly open = new Set<Promise<void>>();
  private readonly coming: NodeJS.Timeout[];

  constructor(private readonly options: ReadersOptions) {
    this.coming = Object.entries(options.pages).map(([page, paths]) => {
      let n = 0;
      return setInterval(() => {
        const visit = this.visit(page, paths[n++ % paths.length] ?? '/').finally(() => this.open.delete(visit));
        this.open.add(visit);
      }, 1_000 / options.perSecond);
    });
  }

  /** Lets all who have asked have their answers. */
  async stop(): Promise<void> {
    this.coming.forEach(clearInterval);
    await this.answered();
  }

  /** All who have asked until now have their answers. */
  async answered(): Promise<void> {
    await Promise.all(this.open);
  }

  since(time: number): Visit[] {
    return this.visits.filter(({ at }) => at >= time);
  }

  /** Share of the visits begun since then that got their page, of all kinds or of these. */
  seen(time: number, pages?: readonly string[]) {
    const asked = this.since(time).filter(({ page }) => pages?.includes(page) ?? true);
    const got = asked.filter(({ failure }) => failure === null).length;
    const share = asked.length === 0 ? 0 : got / asked.length;
    const reasons = reasonsOf(asked);
    const text = `${got} of ${asked.length} pages (${(share * 100).toFixed(1)} %)${reasons && `; ${reasons}`}`;
    const waits = asked.map(({ took }) => took);
    return { share, text, p99: percentile(waits, 0.99) };
  }

  private async visit(page: string, path: string): Promise<void> {
    const { origin, patienceMs, judge, comesAgain } = this.options;
    const at = Date.now();
    const left = () => at + patienceMs - Date.now();
    let again = 0;
    let failure = await failureOf(origin + path, patienceMs, judge);
    for (; comesAgain && failure === NO_ROOM && left() > AGAIN_MS; again += 1) {
      await delay(AGAIN_MS);
      failure = await failureOf(origin + path, left(), judge);
    }
    this.visits.push({ page, at, took: Date.now() - at, again, failure });
  }
}
