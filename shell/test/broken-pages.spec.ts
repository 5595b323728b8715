import { shellUnderTest } from './shell-under-test.ts';

// Long enough for a busy machine to notice a hung or dead worker before the page's time is up, which would count as load.
const site = shellUnderTest({ RENDER_DEADLINE_MS: '10000' });

/** Requests the good page, never from the cache, until `until` is over. */
async function askMeanwhile(until: Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let over = false;
  void until.finally(() => (over = true));
  for (let index = 0; !over; index++) {
    statuses.add((await site.shell.get(`/sample?v=${Math.random()}-${index}`)).status);
  }
  return statuses;
}

describe.each(['throws', 'never-answers', 'hangs', 'eats-memory', 'exits'])('a page that %s', (page) => {
  it('costs its own visitor a client-rendered page, and nobody else anything', async () => {
    const broken = site.shell.get(`/${page}/1`);
    const [answer, others] = await Promise.all([broken, askMeanwhile(broken)]);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('"mode":"render"');
    // Pages that waited in a hung worker are rendered again in time.
    expect([...others]).toEqual([200]);
  });

  it('leaves the pages after it as they were', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((index) => site.shell.get(`/sample?v=after-${page}-${index}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.every((text) => text.includes('Twenty cards'))).toBe(true);
  });
});

it('a page that throws is in the log with its address, what it threw and where', async () => {
  await site.shell.get('/throws/told');
  const line = await site.shell.logged('"url":"/throws/told"');
  expect(line).toContain('Error: this page throws on purpose');
  expect(line).toMatch(/expose-throws\.cjs:\d+.*rendered in\\n +at Page .*at Suspense/);
});
