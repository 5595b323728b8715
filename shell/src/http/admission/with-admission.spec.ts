import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Gate } from '@lawdex/admission';
import { ask, serverUnderTest, type Asked } from '../../../test/ask.ts';
import { withAdmission } from './with-admission.ts';
import type { Gates, Work } from './gates.ts';
import { tellRefusals } from './watch-refusals.ts';

const gate = () => new Gate({ inFlight: 1, waiting: 0, patience: 100, target: 50 });
const onRefused = jest.fn();
const onLetIn = jest.fn();
let gates: Gates;

const server = serverUnderTest((request, response) =>
  withAdmission(() => response.end('inside'), {
    isService: (path) => path.startsWith('/api/') || path === '/feed.xml',
    needsRender: (target) => target !== '/kept' && target !== '/nowhere',
    ...{ gates, onLetIn, onRefused },
  })(request, response),
);

beforeEach(() => {
  gates = { pages: gate(), forms: gate(), reads: gate(), writes: gate() };
});

const fill = (work: Work) => void gates[work].enter();
const send = (asked: Partial<Asked>) => ask(server, { path: '/search', ...asked });

describe('admission', () => {
  it.each([
    ['pages', 'GET', '/search'],
    ['pages', 'HEAD', 'http://x/search'],
    ['forms', 'POST', '/business/a'],
    ['reads', 'GET', '/api/cities'],
    ['reads', 'GET', '/feed.xml?page=1'],
    ['writes', 'POST', '/api/businesses/1/reviews'],
    ['writes', 'DELETE', '/api/businesses/1'],
  ] as const)('refuses %s only while there is no room for them: %s %s', async (work, method, path) => {
    expect((await send({ method, path })).status).toBe(200);
    for (const other of ['pages', 'forms', 'reads', 'writes'] as const) if (other !== work) fill(other);
    expect((await send({ method, path })).status).toBe(200);
    expect(onLetIn).toHaveBeenLastCalledWith(work);
    fill(work);
    onLetIn.mockClear();
    onRefused.mockClear();
    const refused = await send({ method, path });
    expect(onRefused.mock.calls).toEqual([[work]]);
    expect(onLetIn).not.toHaveBeenCalled();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(gates[work].counts.refused).toBe(1);
  });

  it.each([
    ['GET', '/kept'],
    ['HEAD', '/nowhere'],
    ['GET', 'http://x/kept'],
    ['PUT', '/search'],
  ])('lets in who asks for what need not be rendered: %s %s', async (method, path) => {
    for (const work of ['pages', 'forms', 'reads', 'writes'] as const) fill(work);
    expect((await send({ method, path })).status).toBe(200);
  });

  it('refuses a form before its body has been read', async () => {
    fill('forms');
    const answer = await send({ method: 'POST', headers: { expect: '100-continue' }, body: 'x'.repeat(20_000) });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Nothing was sent. Go back with your browser: what you wrote is still there.');
    expect(answer.text).not.toContain('refresh');
  });
});

describe('who is refused', () => {
  it('a page comes as a kind one that tries again by itself when Retry-After says, in any encoding', async () => {
    fill('pages');
    const plain = await send({});
    expect(plain.text).toContain('<h1>Very many people are here right now</h1>');
    expect(plain.text).toContain(`<meta http-equiv="refresh" content="${plain.headers['retry-after']}">`);
    expect(plain.text).toContain('<meta name="robots" content="noindex">');
    expect(plain.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const packed = await send({ headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(unpack(packed.body).toString()).toContain('Very many people');
    }
  });

  it('of the API comes in the form of every error', async () => {
    fill('writes');
    const answer = await send({ method: 'POST', path: '/api/things' });
    expect(JSON.parse(answer.text)).toEqual({
      code: 'overloaded',
      message: expect.any(String),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('is a number in one line of the log each second', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const lines: object[] = [];
    const stop = tellRefusals(gates, (refused) => lines.push(refused));
    fill('pages');
    for (let count = 0; count < 5; count++) await send({});
    jest.advanceTimersByTime(2100);
    stop();
    jest.useRealTimers();
    expect(lines).toEqual([{ pages: 5 }]);
  });
});
