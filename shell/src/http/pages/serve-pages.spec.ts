import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OPTIONAL_HEADER, SENDER_HEADER } from '@lawdex/contracts';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ask } from '../../../test/ask.ts';
import { aChoice, aRelease } from '../../../test/sets.ts';
import { assembleSet } from '../../registry/release-set.ts';
import type { Fault, RenderOutcome, RenderTask } from '../../render/job.ts';
import { siteConfig } from '../../site.config.ts';
import { openGates } from '../admission/gates.ts';
import type { Gates } from '../admission/gates.ts';
import { MissedAnswers } from '../gateway/missed-answers.ts';
import { PageCalls } from '../gateway/page-calls.ts';
import { ServiceCache } from '../gateway/service-cache.ts';
import type { UpstreamOutcome } from '../gateway/upstream-request.ts';
import type { LiveSet } from '../rollout.ts';
import { Breakers } from './breakers.ts';
import { PageCache } from './page-cache.ts';
import { VisitorNames } from '../gateway/visitor-name.ts';
import { registerPages } from './serve-pages.ts';

const ORIGIN = 'https://lawdex.test';
const site = siteConfig(ORIGIN, false);
const shell = aRelease('shell', '1');
const sample = aRelease('mf-sample', '1', {
  routes: [
    { path: '/search', module: './search' },
    { path: '/business/:slug', module: './business' },
  ],
});
const screen = { head: '', html: 'a screen' };

let server: FastifyInstance;
let clock: { time: number; now(): number };
let gates: Gates;
let live: LiveSet;
let cache: PageCache;
/** Addresses whose answers were used once more. */
let hits: string[];
/** Headers of each call of a service. */
let sent: Record<string, string>[];
/** What a render does, and what the services say meanwhile. */
let renders: (task: RenderTask) => RenderOutcome | Promise<RenderOutcome>;
let answers: () => UpstreamOutcome;
let rendered: string[];

const page = (html: string, status = 200): RenderOutcome => ({
  kind: 'rendered',
  result: { kind: 'page', status, head: '', html: Buffer.from(html), state: Buffer.from('{}') },
});

function setOf(version: string): LiveSet {
  const set = assembleSet([aChoice(shell), aChoice({ ...sample, release: { ...sample.release, version } })]);
  if (!set) throw new Error('no set');
  const pool = {
    async render(task: RenderTask) {
      rendered.push(`${task.request.url}@${version}`);
      const outcome = await renders(task);
      const fault: Fault | null = outcome.kind === 'failed' ? (outcome.reason === 'threw' ? 'threw' : 'hung') : null;
      task.onEnd?.(fault);
      return outcome;
    },
    drained: async () => undefined,
    close: () => undefined,
  };
  const screens = { loading: screen, error: screen, 'not-found': screen };
  return { set, pool, screens, forms: ['/business/:slug'] };
}

beforeEach(async () => {
  clock = { time: 1000, now: () => clock.time };
  gates = openGates(1, 800);
  rendered = [];
  hits = [];
  sent = [];
  renders = ({ request }) => page(`page ${request.url}`);
  answers = () => ({ kind: 'answered', answer: { status: 200, headers: {}, body: Buffer.from('{}') } });
  live = setOf('1');
  cache = new PageCache({ clock });
  const serviceCache = new ServiceCache({ clock });
  const missed = new MissedAnswers(clock);
  server = Fastify({ forceCloseConnections: true });
  server.decorateRequest('wait', null);
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_r, body, done) =>
    done(null, body),
  );
  registerPages(server, {
    rollout: {
      get current() {
        return live;
      },
    },
    site,
    cache,
    breakers: new Breakers(),
    gates,
    deadline: 800,
    onShown: () => undefined,
    onUsed: (paths) => hits.push(...paths),
    names: new VisitorNames(),
    callsFor: (visit) =>
      new PageCalls(
        {
          send: async ({ headers }) => {
            sent.push(headers);
            return answers();
          },
        },
        serviceCache,
        missed,
        visit,
      ),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

const get = (path: string) => ask(server.server, { path });
const post = (path: string, body = 'a=b') =>
  ask(server.server, {
    method: 'POST',
    path,
    body,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });
const fill = (work: 'pages' | 'forms') => {
  while (gates[work].enter().kind !== 'refused');
};
const call = { path: '/api/things', method: 'GET', headers: {}, body: null };

describe('a page', () => {
  it('is rendered once, and kept for 3 s', async () => {
    for (let visit = 0; visit < 3; visit++) expect((await get('/search?q=a')).text).toContain('page /search?q=a');
    expect(rendered).toEqual(['/search?q=a@1']);
    clock.time += 3001;
    await get('/search?q=a');
    expect(rendered).toHaveLength(2);
  });

  it('that was kept before is sent old rather than refused', async () => {
    await get('/search');
    clock.time += 60_000;
    fill('pages');
    const answer = await get('/search');
    expect([answer.status, rendered.length]).toEqual([200, 1]);
    expect(answer.text).toContain('page /search');
  });

  it('that was never kept is refused, kindly and soon, when there is no room', async () => {
    fill('pages');
    const answer = await get('/search?q=new');
    expect([answer.status, answer.headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect(answer.text).toContain('Very many people are here right now');
  });

  it('that does not exist costs no room', async () => {
    fill('pages');
    expect((await get('/nowhere')).status).toBe(404);
    expect(rendered).toEqual([]);
  });

  it('that waits while another set takes over is rendered by the new one', async () => {
    let finish: () => void = () => undefined;
    renders = ({ request }) => new Promise((resolve) => (finish = () => resolve(page(request.url))));
    const busy = [1, 2, 3, 4].map((number) => get(`/search?q=${number}`));
    while (gates.pages.counts.inFlight < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    const waiting = get('/search?q=5');
    while (gates.pages.counts.waiting < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    live = setOf('2');
    renders = ({ request }) => page(request.url);
    finish();
    expect((await waiting).text).toContain('/_mf/mf-sample/2/');
    expect(rendered.at(-1)).toBe('/search?q=5@2');
    await server.close();
    await Promise.allSettled(busy);
  });

  it('that was late under load is refused, counts for nothing, and is sent old where it was kept', async () => {
    await get('/search');
    clock.time += 4000;
    renders = () => ({ kind: 'late', cause: 'load' });
    expect((await get('/search')).status).toBe(200);
    for (let visit = 0; visit < 5; visit++) expect((await get('/search?q=b')).text).toContain('Very many people');
    renders = () => page('well again');
    expect((await get('/search?q=b')).text).toContain('well again');
  });

  it('whose services do not answer is shown without what is missing, and not kept', async () => {
    answers = () => ({ kind: 'unavailable' });
    renders = async ({ callService }) => page(`services say ${(await callService(call, 700)).status}`);
    const answer = await get('/search');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain('services say 503');
    await get('/search');
    expect(rendered).toHaveLength(2);
  });

  it('whose services do not answer is kept when it can do without what is missing', async () => {
    answers = () => ({ kind: 'unavailable' });
    const optional = { ...call, headers: { [OPTIONAL_HEADER]: '?1' } };
    renders = async ({ callService }) => page(`services say ${(await callService(optional, 700)).status}`);
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/search');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.not.stringContaining('no-store')]);
      expect(answer.text).toContain('services say 503');
    }
    expect(rendered).toHaveLength(1);
  });

  it('that says itself that it failed is sent old where it was kept', async () => {
    await get('/search');
    clock.time += 4000;
    renders = () => page('failed', 503);
    expect((await get('/search')).text).toContain('page /search');
    const other = await get('/search?q=other');
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
  });

  it('tells of each visitor who is given it when its service counts them, and of nobody twice', async () => {
    answers = () => ({
      kind: 'answered',
      answer: { status: 200, headers: { meter: 'do-report' }, body: Buffer.from('{}') },
    });
    renders = async ({ callService }) => page(`said ${(await callService(call, 700)).body}`);
    await get('/search');
    expect(hits).toEqual([call.path]);
    expect(sent.map(({ purpose }) => purpose)).toEqual(['prefetch']);
    await Promise.all([get('/search'), get('/search'), ask(server.server, { method: 'HEAD', path: '/search' })]);
    expect(hits).toHaveLength(3);
    // Another page, made from the same answer.
    await get('/search?q=1');
    expect(hits).toHaveLength(4);
    clock.time += 4000;
    renders = () => page('failed', 503);
    expect((await get('/search')).status).toBe(200);
    expect(hits).toHaveLength(5);
  });

  it('that could not be made leaves its browser a key of its own to ask with, which its own questions had not', async () => {
    answers = () => ({ kind: 'unanswered' });
    renders = async ({ request, callService }) => {
      const { status } = await callService({ ...call, headers: { 'idempotency-key': request.formKey } }, 700);
      return page(`key ${request.formKey} for ${status}`, 503);
    };
    const answered = [await get('/search'), await get('/search')];
    const keys = answered.map(({ text }) => /key ([\da-f-]{36}) for 503/.exec(text)?.[1]);
    expect(new Set(keys).size).toBe(2);
    expect(sent.map((headers) => headers['idempotency-key'])).toEqual([undefined, undefined]);
    expect(hits).toEqual([]);
  });

  it('that is made from an old answer tells of it, and one that is refused of nothing', async () => {
    const metered: UpstreamOutcome = {
      kind: 'answered',
      answer: { status: 200, headers: { meter: 'do-report' }, body: Buffer.from('{}') },
    };
    answers = () => metered;
    renders = async ({ callService }) => {
      await callService(call, 700);
      return page('well');
    };
    await get('/search');
    clock.time += 4000;
    answers = () => ({ kind: 'unanswered' });
    await get('/search');
    expect(hits).toEqual([call.path, call.path]);
    answers = () => metered;
    renders = async ({ callService }) => {
      await callService(call, 700);
      return { kind: 'late', cause: 'load' };
    };
    expect((await get('/search?q=other')).status).toBe(503);
    expect(hits).toHaveLength(2);
  });

  it('is forgotten by a write to what it shows, fresh or old', async () => {
    answers = () => ({
      kind: 'answered',
      answer: { status: 200, headers: { 'cache-groups': '"business-1"' }, body: Buffer.from('{}') },
    });
    renders = async ({ callService }) => page(`said ${(await callService(call, 700)).body}`);
    await get('/search');
    cache.forget(['business-2']);
    await get('/search');
    expect(rendered).toHaveLength(1);
    cache.forget(['business-1']);
    await get('/search');
    expect(rendered).toHaveLength(2);
  });
});

describe('a page that fails', () => {
  it('is given up at its address alone, and sent old from then on where it was kept', async () => {
    await get('/search?q=bad');
    clock.time += 4000;
    renders = ({ request }) =>
      request.url.includes('bad') ? { kind: 'failed', reason: 'threw' } : page(`page ${request.url}`);
    for (let visit = 0; visit < 5; visit++) expect((await get('/search?q=bad')).status).toBe(200);
    expect(rendered.filter((url) => url.includes('bad'))).toHaveLength(4);
    expect((await get('/search?q=good')).text).toContain('page /search?q=good');
  });

  it('by three values that somebody puts into its address is there for everybody else', async () => {
    renders = ({ request }) =>
      request.url.includes('firm') ? { kind: 'failed', reason: 'hung' } : page(`page ${request.url}`);
    for (const firm of [1, 2, 3]) expect((await get(`/search?firm=${firm}`)).status).toBe(503);
    expect((await get('/search?q=good')).status).toBe(200);
  });
});

describe('a form', () => {
  it('posted to a page without forms is refused before anything is rendered', async () => {
    const answer = await post('/search');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(rendered).toEqual([]);
  });

  it('that throws or hangs takes its page from nobody', async () => {
    renders = ({ request }) =>
      request.form === null ? page('well') : { kind: 'failed', reason: request.form === 'a' ? 'threw' : 'hung' };
    for (const body of ['a', 'a', 'a', 'b', 'b', 'b', 'b']) {
      expect((await post('/business/a', body)).status).toBe(503);
    }
    expect((await get('/business/a')).text).toContain('well');
  });

  it('tells the services who sends it, the same name however often he opens it, and who reads a page is not named', async () => {
    renders = async ({ request, callService }) => {
      await callService({ ...call, method: request.form === null ? 'GET' : 'POST' }, 700);
      return page('thanks', 422);
    };
    await get('/business/a');
    for (const body of ['formKey=1', 'formKey=2']) await post('/business/a', body);
    const [reader, ...senders] = sent.map((headers) => headers[SENDER_HEADER]);
    expect(reader).toBeUndefined();
    expect(senders[0]).toMatch(/^[\da-f]{32}$/);
    expect(senders[1]).toBe(senders[0]);
  });

  it('that is refused for its values forgets nothing', async () => {
    await get('/business/a');
    renders = () => page('look at the name', 422);
    expect((await post('/business/a')).status).toBe(422);
    await get('/business/a');
    expect(rendered).toHaveLength(2);
  });

  it('that there is no room for is told that nothing was sent', async () => {
    fill('forms');
    const answer = await post('/business/a');
    expect([answer.status, rendered]).toEqual([503, []]);
    expect(answer.text).toContain('what you wrote is still there');
  });
});
