import { hashSource } from '../src/http/content/csp.ts';
import { shellUnderTest } from './shell-under-test.ts';

const site = shellUnderTest({}, (request, answer) => {
  answer.statusCode = request.url === '/api/businesses/a/reviews' ? 200 : 404;
  answer.setHeader('content-type', 'application/json').end('[{}]');
});

const post = (body: string) =>
  fetch(`${site.shell.origin}/reads`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: 'https://lawdex.test', 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a page', () => {
  it('has no inline script but those whose hash is in its policy, and is the same for everybody', async () => {
    const answer = await site.shell.get('/sample');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(inline).toHaveLength(1);
    for (const text of inline) expect(policy).toContain(hashSource(text));
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/<[^>]+\s(on[a-z]+|style)="/);
    expect((await (await site.shell.get('/sample')).text()) === html).toBe(true);
  });

  it('names the configured origin, whatever host was asked for', async () => {
    const html = await (await site.shell.get('/sample', { 'x-forwarded-host': 'evil.example' })).text();
    expect(html).toContain('href="https://lawdex.test/sample"');
    expect(html).not.toContain('evil.example');
  });
});

describe('a form that is posted without JavaScript', () => {
  it.each([
    ['Ada', '/reads#done'],
    ['//evil.example', '/'],
  ])(
    'is answered with a redirect once it is accepted, and never redirects to another site: %s',
    async (name, location) => {
      const answer = await post(new URLSearchParams({ name }).toString());
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    },
  );

  it('is found with an empty key, because its page is the same for everybody, and is shown again with what was typed and a key of its own when it is refused', async () => {
    expect(await (await site.shell.get('/reads')).text()).toMatch(/<input type="hidden" name="key" value=""/);
    const answer = await post('name=A');
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Name must be at least 2 characters');
    expect(html).toContain('value="A"');
    const key = /<input type="hidden" name="key" value="([\da-f]{32})"/.exec(html)?.[1];
    expect(html).toContain(`"formKey":"${key}"`);
  });
});
