import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** The very first page of a site that has just come up, and all that a browser loads with it. */
export async function firstVisit(origin: string): Promise<string> {
  const { html, pageMs, refusals } = await firstPage(`${origin}/`);
  const files = [...new Set([...html.matchAll(/(?:src|href)="(\/_mf\/[^"]+)"/g)].map(([, path = '']) => path))];
  const began = performance.now();
  const statuses = await Promise.all(
    files.map(async (path) => {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const bad = statuses.filter((status) => status !== 200).length;
  if (bad > 0) throw new Error(`${bad} of ${files.length} files of the home page are not served.`);
  const allMs = pageMs + performance.now() - began;
  const before = refusals > 0 ? ` (asked to come again ${refusals} times before)` : '';
  return `First visit: the page in ${pageMs.toFixed(0)} ms, with its ${files.length} files in ${allMs.toFixed(0)} ms${before}`;
}

/** A machine that is busy with something else may refuse at first, and says when to come again. */
async function firstPage(url: string): Promise<{ html: string; pageMs: number; refusals: number }> {
  const end = performance.now() + PATIENCE_MS;
  for (let refusals = 0; ; refusals += 1) {
    const began = performance.now();
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    const html = await page.text();
    if (page.status === 200) return { html, pageMs: performance.now() - began, refusals };
    const wait = Number(page.headers.get('retry-after')) * 1000;
    if (!wait || performance.now() + wait > end)
      throw new Error(`${url} answered ${page.status}:\n${html.slice(0, 500)}`);
    await delay(wait);
  }
}
