import { setTimeout as delay } from 'node:timers/promises';

/** Pages by the service that they cannot do without. */
export interface Pages {
  home: readonly string[];
  search: readonly string[];
  business: readonly string[];
  category: readonly string[];
}

export type PageName = keyof Pages;

interface Visit {
  page: PageName;
  at: number;
  ok: boolean;
}

const PAUSE_MS = 250;
/** Longer than any promise about pages; a visitor who waits longer has left. */
const PATIENCE_MS = 2_000;

/** An address per visitor, believed because the drill is in TRUSTED_PROXIES: limits are per visitor, and these are many. */
export function forwarded(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

export async function opens(origin: string, path: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}${path}`, {
      headers: { accept: 'text/html', ...forwarded() },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Visitors who open a page of each kind again and again, and note whether they got it. */
export class Visitors {
  private readonly visits: Visit[] = [];
  private readonly origin: string;
  private readonly pages: Pages;
  private reading = true;
  private readonly done: Promise<unknown>;

  constructor(origin: string, pages: Pages) {
    this.origin = origin;
    this.pages = pages;
    const names: PageName[] = ['home', 'search', 'business', 'category'];
    this.done = Promise.all(names.map((name) => this.read(name)));
  }

  async stop(): Promise<void> {
    this.reading = false;
    await this.done;
  }

  /** Share of the visits begun since then that got their page, of all pages or of these. */
  seen(since: number, names?: readonly PageName[]): { share: number; text: string } {
    const asked = this.visits.filter(({ at, page }) => at >= since && (names?.includes(page) ?? true));
    const got = asked.filter(({ ok }) => ok).length;
    const share = asked.length === 0 ? 0 : got / asked.length;
    return { share, text: `${got} of ${asked.length} pages (${(share * 100).toFixed(1)} %)` };
  }

  private async read(page: PageName): Promise<void> {
    const paths = this.pages[page];
    // Without waiting for the answer: visitors do not come more rarely because others wait.
    const open: Promise<void>[] = [];
    for (let n = 0; this.reading; n += 1) {
      open.push(this.visit(page, paths[n % paths.length] ?? '/'));
      await delay(PAUSE_MS);
    }
    await Promise.all(open);
  }

  private async visit(page: PageName, path: string): Promise<void> {
    const at = Date.now();
    this.visits.push({ page, at, ok: await opens(this.origin, path) });
  }
}
