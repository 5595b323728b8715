import { request } from 'node:http';
import { TEST_TOKEN } from '@lawdex/svc-kit/testing';
import { ADMIN_TOKEN, DeskUnderTest } from '../../../test/admin-desk.ts';
import type { NotedAction } from '../audit/audit-log.ts';

let now = new Date('2026-03-01T12:00:00Z');
const desk = DeskUnderTest.inTests(() => now);

it('the door of visitors knows no address of admins, and that of admins none of visitors', async () => {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const outside = await fetch(`${desk.service.url}/admin/api/audit`, { headers });
  expect([outside.status, await outside.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  expect((await desk.ask('/api/businesses/search?query=tax', { headers })).status).toBe(404);
  const internal = { 'x-internal-token': TEST_TOKEN };
  expect((await desk.ask('/internal/landing-report', { headers: internal })).status).toBe(404);
});

it('both keep an idle connection so long that the client is the one to close it, which no request can be lost by', async () => {
  const doors = await Promise.all([desk.service.get('/health/live'), desk.ask('/admin/login')]);
  expect(doors.map(({ headers }) => headers.get('keep-alive'))).toEqual(['timeout=75', 'timeout=75']);
});

it('without the token the answer is 401 in the form of all errors', async () => {
  const answer = await desk.ask('/admin/api/audit');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(JSON.parse(answer.text)).toEqual({
    code: 'unauthorized',
    message: expect.any(String),
    requestId: expect.any(String),
  });
});

it('a wrong token is noted in the audit log, ten of them at most for a while, and however many came, the right one opens', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await desk.call('audit', undefined, 'wrong')).status).toBe(401);
  expect((await desk.call('audit', undefined, 'wrong')).status).toBe(429);
  expect((await desk.login()).status).toBe(303);
  const { body } = await desk.call<NotedAction[]>('audit');
  const refused = body.filter(({ outcome }) => outcome === 'unauthorized');
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ by: 'Robin', action: 'sign in', address: '127.0.0.1' });
});

describe('a session', () => {
  const HOUR = 60 * 60_000;
  const opens = async () => (await desk.page('/admin/audit')).status === 200;
  const wait = (ms: number) => (now = new Date(now.getTime() + ms));

  it('ends when it was not used for an hour, and eight hours after the login however it was used', async () => {
    await desk.login();
    wait(HOUR - 1);
    expect(await opens()).toBe(true);
    wait(HOUR);
    expect(await opens()).toBe(false);

    await desk.login();
    for (let half = 0; half < 15; half++) {
      wait(HOUR / 2);
      expect(await opens()).toBe(true);
    }
    wait(HOUR / 2);
    expect(await opens()).toBe(false);
  });

  it('ends for good when its admin logs out, whoever has kept the cookie, and no other one does', async () => {
    const other = await desk.login('Grace');
    const kept = other.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await desk.login('Ada');
    expect((await desk.send('/admin/logout')).headers.get('location')).toBe('/admin/login');
    expect(await opens()).toBe(false);
    const headers = { cookie: kept, accept: 'text/html' };
    expect((await desk.ask('/admin/audit', { headers })).status).toBe(200);
  });

  it('makes way for the one that the same browser begins by another login', async () => {
    const before = (await desk.login()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const body = new URLSearchParams({ name: 'Ada', token: ADMIN_TOKEN });
    await desk.ask('/admin/login', { method: 'POST', headers: { cookie: before }, body });
    expect(await opens()).toBe(false);
  });

  it('is none of a cookie that was made up', async () => {
    for (const made of ['', 'x', 'constructor', '__proto__', 'a'.repeat(43)]) {
      const headers = { cookie: `lawdex_desk=${made}`, accept: 'text/html' };
      expect((await desk.ask('/admin/audit', { headers })).status).toBe(303);
    }
  });
});

it('visitors still cannot send forms', async () => {
  const body = new URLSearchParams({ query: 'tax' });
  const answer = await fetch(`${desk.service.url}/api/businesses/search`, { method: 'POST', body });
  expect([404, 415]).toContain(answer.status);
});

it('answers nobody under a foreign name, and takes no form of a page elsewhere', async () => {
  const under = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${desk.url}/admin/login`, { headers: { host } }, (answer) => resolve(answer.statusCode));
      sent.once('error', reject).end();
    });
  expect([await under('rebound.example'), await under('localhost:9999')]).toEqual([421, 200]);
  const body = new URLSearchParams({ name: 'Ada', token: ADMIN_TOKEN });
  const from = (headers: Record<string, string>) => desk.ask('/admin/login', { method: 'POST', headers, body });
  expect((await from({ origin: 'http://127.0.0.1:1' })).status).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await from({ origin: desk.url })).status).toBe(303);
});
