import { SENDER_HEADER } from '@lawdex/contracts';
import { call, page, site, siteOfEachTest } from '../../../test/page-server.ts';

siteOfEachTest();

describe('a form', () => {
  it('posted to a page without forms is refused before anything is rendered', async () => {
    const answer = await site.post('/search');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(site.rendered).toEqual([]);
  });

  it('that throws or hangs takes its page from nobody', async () => {
    site.renders = ({ request }) =>
      request.form === null ? page('well') : { kind: 'failed', reason: request.form === 'a' ? 'threw' : 'hung' };
    for (const body of ['a', 'a', 'a', 'b', 'b', 'b', 'b']) {
      expect((await site.post('/business/a', body)).status).toBe(503);
    }
    expect((await site.get('/business/a')).text).toContain('well');
  });

  it('tells the services who sends it, the same name however often they open it, and who reads a page is not named', async () => {
    site.renders = async ({ request, callService }) => {
      await callService({ ...call, method: request.form === null ? 'GET' : 'POST' }, 700);
      return page('thanks', 422);
    };
    await site.get('/business/a');
    for (const body of ['formKey=1', 'formKey=2']) await site.post('/business/a', body);
    const [reader, ...senders] = site.sent.map((headers) => headers[SENDER_HEADER]);
    expect(reader).toBeUndefined();
    expect(senders[0]).toMatch(/^[\da-f]{32}$/);
    expect(senders[1]).toBe(senders[0]);
  });

  it('whose page writes too much is told so by the answer to its call, and when to come again', async () => {
    const asked: string[] = [];
    site.checkWrite = async (path) => (asked.push(path), 40);
    site.renders = async ({ callService }) => {
      const { status, body } = await callService({ ...call, method: 'POST' }, 700);
      return page(body, status);
    };
    const answer = await site.post('/business/a');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '40']);
    expect(String(answer.body)).toContain('Please try again in 40 seconds.');
    expect([asked, site.sent]).toEqual([[call.path], []]);
  });

  it('that is sent again has the same key, and another text another one', async () => {
    const keys: string[] = [];
    site.renders = ({ request }) => {
      keys.push(request.formKey);
      return page('thanks', 422);
    };
    for (const body of ['name=Ada', 'name=Ada', 'name=Bob']) await site.post('/business/a', body);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('that is refused for its values forgets nothing', async () => {
    await site.get('/business/a');
    site.renders = () => page('look at the name', 422);
    expect((await site.post('/business/a')).status).toBe(422);
    await site.get('/business/a');
    expect(site.rendered).toHaveLength(2);
  });
});
