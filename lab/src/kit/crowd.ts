import { setTimeout as delay } from 'node:timers/promises';

interface Visit {
  /** Name of the kind of page. */
  page: string;
  at: number;
  /** Null when the visitor got what was asked for. */
  failure: string | null;
}

export interface CrowdOptions {
  origin: string;
  /** Name of a kind of page -> its addresses, which are asked for in turn. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Visits a second to each kind, however long answers take. */
  perSecond: number;
  patienceMs: number;
  /** The fault in the content of an answer 200; null when there is none. */
  judge?(content: string): string | null;
}

/** An address per visitor, believed because the drill is in TRUSTED_PROXIES: limits are per visitor, and these are many. */
export function forwarded(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** Why a visitor does not get an address; null when it is answered with 200 and content that is in order. */
export async function failureOf(
  url: string,
  patienceMs: number,
  judge: CrowdOptions['judge'] = () => null,
): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/html', ...forwarded() },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    const content = await answer.text();
    return answer.status === 200 ? judge(content) : `HTTP ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

/** Visitors who come at a rate, whether or not those before were answered, and note whether they got what they asked for. */
export class Crowd {
  private readonly visits: Visit[] = [];
  private readonly open = new Set<Promise<void>>();
  private readonly done: Promise<unknown>;
  private comes = true;

  constructor(private readonly options: CrowdOptions) {
    this.done = Promise.all(Object.keys(options.pages).map((page) => this.ask(page)));
  }

  /** Lets all who have asked have their answers. */
  async stop(): Promise<void> {
    this.comes = false;
    await this.done;
    await Promise.all(this.open);
  }

  since(time: number): Visit[] {
    return this.visits.filter(({ at }) => at >= time);
  }

  /** Share of the visits begun since then that got their page, of all kinds or of these. */
  seen(time: number, pages?: readonly string[]): { share: number; text: string } {
    const asked = this.since(time).filter(({ page }) => pages?.includes(page) ?? true);
    const got = asked.filter(({ failure }) => failure === null).length;
    const share = asked.length === 0 ? 0 : got / asked.length;
    return { share, text: `${got} of ${asked.length} pages (${(share * 100).toFixed(1)} %)` };
  }

  private async ask(page: string): Promise<void> {
    const { pages, perSecond } = this.options;
    const paths = pages[page] ?? [];
    const began = performance.now();
    for (let n = 0; this.comes; n += 1) {
      const visit = this.visit(page, paths[n % paths.length] ?? '/').finally(() => this.open.delete(visit));
      this.open.add(visit);
      await delay(Math.max(0, began + ((n + 1) * 1_000) / perSecond - performance.now()));
    }
  }

  private async visit(page: string, path: string): Promise<void> {
    const { origin, patienceMs, judge } = this.options;
    const at = Date.now();
    this.visits.push({ page, at, failure: await failureOf(origin + path, patienceMs, judge) });
  }
}
