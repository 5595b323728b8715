import { ask } from '../../../test/ask.ts';
import { answered, call, page, site, siteOfEachTest } from '../../../test/page-server.ts';

siteOfEachTest();

describe('a page', () => {
  it('is rendered once, and kept for 3 s', async () => {
    for (let visit = 0; visit < 3; visit++) expect((await site.get('/search?q=a')).text).toContain('page /search?q=a');
    expect(site.rendered).toEqual(['/search?q=a@1']);
    site.clock.time += 3001;
    await site.get('/search?q=a');
    expect(site.rendered).toHaveLength(2);
  });

  it('that was kept before is sent old when there is no room, and another one is refused, kindly and soon', async () => {
    await site.get('/search');
    site.clock.time += 60_000;
    site.fill('pages');
    const answer = await site.get('/search');
    expect([answer.status, site.rendered.length]).toEqual([200, 1]);
    expect(answer.text).toContain('page /search');
    const refused = await site.get('/search?q=new');
    expect([refused.status, refused.headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect(refused.text).toContain('Very many people are here right now');
  });

  it('that does not exist costs no room', async () => {
    site.fill('pages');
    expect((await site.get('/nowhere')).status).toBe(404);
    expect(site.rendered).toEqual([]);
  });

  it('that waits while another set takes over is rendered by the new one', async () => {
    let finish: () => void = () => undefined;
    site.renders = ({ request }) => new Promise((resolve) => (finish = () => resolve(page(request.url))));
    const busy = [1, 2, 3, 4].map((number) => site.get(`/search?q=${number}`));
    while (site.gates.pages.counts.inFlight < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    const waiting = site.get('/search?q=5');
    while (site.gates.pages.counts.waiting < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    site.live = site.setOf('2');
    site.renders = ({ request }) => page(request.url);
    finish();
    expect((await waiting).text).toContain('/_mf/mf-sample/2/');
    expect(site.rendered.at(-1)).toBe('/search?q=5@2');
    await site.close();
    await Promise.allSettled(busy);
  });

  it('that was late under load is refused, counts for nothing, and is sent old where it was kept', async () => {
    await site.get('/search');
    site.clock.time += 4000;
    site.renders = () => ({ kind: 'late', cause: 'load' });
    expect((await site.get('/search')).status).toBe(200);
    for (let visit = 0; visit < 5; visit++) expect((await site.get('/search?q=b')).text).toContain('Very many people');
    site.renders = () => page('well again');
    expect((await site.get('/search?q=b')).text).toContain('well again');
  });

  it('whose services do not answer is shown without what is missing, and not kept', async () => {
    site.answers = () => ({ kind: 'unavailable' });
    site.renders = async ({ callService }) => page(`services say ${(await callService(call, 700)).status}`);
    const answer = await site.get('/search');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain('services say 503');
    await site.get('/search');
    expect(site.rendered).toHaveLength(2);
  });

  it('that says itself that it failed is sent old where it was kept', async () => {
    await site.get('/search');
    site.clock.time += 4000;
    site.renders = () => page('failed', 503);
    expect((await site.get('/search')).text).toContain('page /search');
    const other = await site.get('/search?q=other');
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
  });

  it('tells of each visitor who is given it when its service counts them, and of nobody twice', async () => {
    site.answers = () => answered({ meter: 'do-report' });
    site.renders = async ({ callService }) => page(`said ${(await callService(call, 700)).body}`);
    await site.get('/search');
    expect(site.hits).toEqual([call.path]);
    await Promise.all([site.get('/search'), site.get('/search')]);
    expect(site.hits).toHaveLength(3);
    // Another page with the same answer.
    await site.get('/search?q=1');
    expect(site.hits).toHaveLength(4);
    site.clock.time += 4000;
    site.renders = () => page('failed', 503);
    expect((await site.get('/search')).status).toBe(200);
    expect(site.hits).toHaveLength(5);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await site.get('/search');
    const again = await ask(site.http, { path: '/search', headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    site.clock.time += 4000;
    site.renders = () => page('another page');
    const other = await ask(site.http, { path: '/search', headers: { 'if-none-match': headers.etag ?? '' } });
    expect([other.status, other.text]).toEqual([200, expect.stringContaining('another page')]);
  });

  it('is sent again when the visitor objects or does so no more, otherwise the browser keeps what it said before', async () => {
    const objecting = { 'sec-gpc': '1' };
    const first = await ask(site.http, { path: '/search', headers: objecting });
    const tag = { 'if-none-match': first.headers.etag ?? '' };
    expect(first.headers['server-timing']).toBe('gpc');
    const answers = [{ ...tag, ...objecting }, tag].map((headers) => ask(site.http, { path: '/search', headers }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([304, 200]);
  });

  it('that is made from an old answer tells of it, and one that is refused of nothing', async () => {
    const metered = answered({ meter: 'do-report' });
    site.answers = () => metered;
    site.renders = async ({ callService }) => {
      await callService(call, 700);
      return page('well');
    };
    await site.get('/search');
    site.clock.time += 4000;
    site.answers = () => ({ kind: 'unanswered' });
    await site.get('/search');
    expect(site.hits).toEqual([call.path, call.path]);
    site.answers = () => metered;
    site.renders = async ({ callService }) => {
      await callService(call, 700);
      return { kind: 'late', cause: 'load' };
    };
    expect((await site.get('/search?q=other')).status).toBe(503);
    expect(site.hits).toHaveLength(2);
  });

  it('is forgotten by a write to what it shows, fresh or old', async () => {
    site.answers = () => answered({ 'cache-groups': '"business-1"' });
    site.renders = async ({ callService }) => page(`said ${(await callService(call, 700)).body}`);
    await site.get('/search');
    site.cache.forget(['business-2']);
    await site.get('/search');
    expect(site.rendered).toHaveLength(1);
    site.cache.forget(['business-1']);
    await site.get('/search');
    expect(site.rendered).toHaveLength(2);
  });
});

it('a page that fails is given up at its address alone, and sent old from then on where it was kept', async () => {
  await site.get('/search?q=bad');
  site.clock.time += 4000;
  site.renders = ({ request }) =>
    request.url.includes('bad') ? { kind: 'failed', reason: 'threw' } : page(`page ${request.url}`);
  for (let visit = 0; visit < 5; visit++) expect((await site.get('/search?q=bad')).status).toBe(200);
  expect(site.rendered.filter((url) => url.includes('bad'))).toHaveLength(4);
  expect((await site.get('/search?q=good')).text).toContain('page /search?q=good');
});
