import type { UpstreamOutcome } from '../gateway/upstream/upstream-request.ts';
import { answered, page, site, siteOfEachTest } from '../../../test/page-server.ts';

siteOfEachTest();

describe('an address in other letters', () => {
  it('leads to the one address of its page for good, keeps its query, and costs no room', async () => {
    site.fill('pages');
    for (const [asked, location] of [
      ['/Search?q=A', '/search?q=A'],
      ['/Business/x', '/business/x'],
      ['/business/Smith-LLP?reviews=2', '/business/smith-llp?reviews=2'],
      ['/BUSINESS//X/', '/business/x'],
    ] as const) {
      const answer = await site.get(asked);
      expect([answer.status, answer.headers.location]).toEqual([301, location]);
    }
    expect(site.rendered).toEqual([]);
  });

  it('of no page is not found', async () => {
    for (const path of ['/Nowhere', '/Business', '/API/x']) expect((await site.get(path)).status).toBe(404);
  });
});

describe('an address where a page once stood', () => {
  const moved = (path: string): UpstreamOutcome => ({
    kind: 'answered',
    answer: { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ path })) },
  });
  const seen = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers['location']];
  };

  it('leads to it for good, with and without a page that says that there is nothing', async () => {
    site.answers = () => moved('/blog/fees');
    site.renders = () => page('nothing', 404);
    expect(await seen('/2024/05/01/fees.html')).toEqual([301, '/blog/fees']);
    expect(await seen('/business/gone')).toEqual([301, '/blog/fees']);
  });

  it('leads to it at once, with a slash or capitals, too', async () => {
    site.answers = () => moved('/blog/fees');
    expect(await seen('/2024/05/01/fees/')).toEqual([301, '/blog/fees']);
    site.renders = () => page('nothing', 404);
    expect(await seen('/business/gone/')).toEqual([301, '/blog/fees']);
    const result = { kind: 'redirect', status: 301, location: '/business/new' } as const;
    site.renders = () => ({ kind: 'rendered', result });
    expect(await seen('/business/old/?q=a')).toEqual([301, '/business/new']);
    expect(await seen('/Business/old')).toEqual([301, '/business/new']);
  });

  it('is looked for once: a page that stands is kept for who is sent to it', async () => {
    expect(await seen('/search/?q=a')).toEqual([301, '/search?q=a']);
    expect((await site.get('/search?q=a')).text).toContain('page /search?q=a');
    expect(site.rendered).toEqual(['/search?q=a@1']);
  });

  it('is tidied although there is no room, a page fails or a form was sent', async () => {
    site.renders = () => ({ kind: 'failed', reason: 'broken' });
    expect(await seen('/search/')).toEqual([301, '/search']);
    site.fill('pages');
    expect(await seen('/business/old/')).toEqual([301, '/business/old']);
    expect((await site.post('/business/old/')).status).toBe(301);
  });

  it('is not asked about where a page stands, or when a form was sent', async () => {
    site.answers = () => moved('/blog/fees');
    expect(await seen('/search')).toEqual([200, undefined]);
    site.renders = () => page('nothing', 404);
    expect((await site.post('/business/gone')).status).toBe(404);
  });

  it.each([
    ['nobody answers', { kind: 'unavailable' }],
    ['the answer leads to another site', moved('//evil.example')],
    ['the answer says nothing', answered({})],
  ] as const)('is not found when %s', async (_why, answer) => {
    site.answers = () => answer;
    site.renders = () => page('nothing', 404);
    expect(await seen('/2024/05/01/fees')).toEqual([404, undefined]);
    expect(await seen('/business/gone')).toEqual([404, undefined]);
  });
});
