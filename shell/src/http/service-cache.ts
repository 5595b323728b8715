import type { ServiceAnswer } from '../protocol/render.ts';

/** Short enough that a new review is in search within 5 s of its event, index lag included. */
const FRESH_MS = 3000;
const MAX_ENTRIES = 2000;

interface Entry {
  answer: Promise<ServiceAnswer>;
  expires: number;
}

/** What services answered to pages, for moments: many pages ask for the same lists. Failures are not kept. */
export class ServiceCache {
  private readonly entries = new Map<string, Entry>();

  get(path: string, now: number, ask: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    const known = this.entries.get(path);
    if (known && known.expires > now) return known.answer;
    const answer = ask();
    const entry = { answer, expires: now + FRESH_MS };
    this.entries.delete(path);
    this.entries.set(path, entry);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value ?? '');
    void answer.then(({ status }) => {
      if (status >= 400 && this.entries.get(path) === entry) this.entries.delete(path);
    });
    return answer;
  }

  clear(): void {
    this.entries.clear();
  }
}
