import { createServer } from 'node:http';
import { upstreamsText } from '@lawdex/contracts';
import { hashSource } from '../src/http/content/csp.ts';
import { listening } from './ask.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess, upstream } from './shell-process.ts';

const ORIGIN = 'https://lawdex.test';
const releases = new TestReleases();
let shell: ShellProcess;
const REVIEWS = '/api/businesses/a/reviews';

const service = createServer((request, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.statusCode = request.url === REVIEWS ? 200 : 404;
  answer.end('[{}]');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  const services = [upstream(`http://127.0.0.1:${listening(service).port}`, '/api/')];
  shell = await ShellProcess.start(releases, { UPSTREAMS: upstreamsText(services) });
});

afterAll(async () => {
  service.close();
  await shell.stop();
  releases.remove();
});

const post = (target: string, body: string, headers: Record<string, string> = {}) =>
  fetch(shell.origin + target, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
  });

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a page', () => {
  it('has no inline script but those whose hash is in its policy, and is the same for everybody', async () => {
    const answer = await shell.get('/sample');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(inline).toHaveLength(1);
    for (const text of inline) expect(policy).toContain(hashSource(text));
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect((await (await shell.get('/sample')).text()) === html).toBe(true);
  });

  it('echoes the privacy signal beside the document, and only to who sent it', async () => {
    const timing = async (headers: Record<string, string>) =>
      (await fetch(`${shell.origin}/privacy`, { headers })).headers.get('server-timing');
    expect(await timing({ 'sec-gpc': '1' })).toBe('gpc');
    expect(await timing({})).toBeNull();
  });

  it('names the configured origin, whatever host was asked for', async () => {
    const html = await (await shell.get('/sample', { 'x-forwarded-host': 'evil.example' })).text();
    expect(html).toContain('href="https://lawdex.test/sample"');
    expect(html).not.toContain('evil.example');
  });
});

describe('a form that is posted without JavaScript', () => {
  it('is answered with a redirect once it is accepted', async () => {
    const answer = await post('/reads', 'name=Ada', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reads#done']);
  });

  it('is shown again with what was typed when it is refused', async () => {
    const answer = await post('/reads', 'name=A', form);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Name must be at least 2 characters');
    expect(html).toContain('value="A"');
  });

  it('is found with an empty key, because its page is the same for everybody, and keeps the one that it was given', async () => {
    expect(await (await shell.get('/reads')).text()).toMatch(/<input type="hidden" name="key" value=""/);
    const html = await (await post('/reads', 'name=A', form)).text();
    const key = /<input type="hidden" name="key" value="([\da-f]{32})"/.exec(html)?.[1];
    expect(html).toContain(`"formKey":"${key}"`);
  });

  it('is refused from another site, and when it is no form', async () => {
    expect((await post('/reads', 'name=Ada', { ...form, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/reads', 'name=Ada', { ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/reads', '{}')).status).toBe(415);
  });

  it.each(['//evil.example', '/\\evil.example'])('never redirects to another site: %s', async (target) => {
    const answer = await post('/reads', new URLSearchParams({ name: target }).toString(), form);
    expect(answer.headers.get('location')).toBe('/');
  });
});

it('an address that nothing serves is a 404 that is not stored', async () => {
  const answer = await shell.get('/sample/none.css');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.text()).toContain('404 Page Not Found');
});
