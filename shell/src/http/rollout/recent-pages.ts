const PER_ROUTE = 2;
const LONGEST = 512;

/** Recently visited addresses of each route, which a new release must render before it takes over. */
export class RecentPages {
  private readonly pages = new Map<string, readonly string[]>();

  add(pattern: string, url: string): void {
    const known = this.pages.get(pattern) ?? [];
    if (url.length > LONGEST || known.includes(url)) return;
    this.pages.set(pattern, [url, ...known].slice(0, PER_ROUTE));
  }

  of(pattern: string): readonly string[] {
    return this.pages.get(pattern) ?? [];
  }
}
