import { api, callServicesBy, type ApiCall } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { serverNow } from './clock.ts';

let sent: Request[];

function answer(body: string, status = 200, statusText = '', headers = {}) {
  sent = [];
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input instanceof Request ? input : new URL(input, 'https://lawdex.test'), init));
    return new Response(body, { status, statusText, headers });
  };
}

const address = () => sent.map(({ method, url }) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`).join();
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const review = {
  path: { id: '1' },
  header: { 'Idempotency-Key': 'k' },
  body: { userName: 'Ann', rating: 5, comment: 'Good.' },
};

describe('a call', () => {
  it('fills the path, each part encoded, leaves out what is undefined, and resolves with the data', async () => {
    answer('[{"slug":"dui"}]');
    const query = { page: 2, limit: undefined, state: 'TX' };
    const found = await api.get('/api/cities/{city}/businesses', { path: { city: 'a/b & c' }, query });
    expect(address()).toBe('GET /api/cities/a%2Fb%20%26%20c/businesses?page=2&state=TX');
    expect(found).toEqual([{ slug: 'dui' }]);
  });

  it('is made by a render worker with names of headers in small letters, which alone it passes on', async () => {
    const calls: ApiCall[] = [];
    callServicesBy(async (call) => {
      calls.push(call);
      return { status: 201, data: {} };
    });
    await api.post('/api/businesses/{id}/reviews', review);
    callServicesBy(undefined);
    expect(calls.map(({ headers }) => headers)).toEqual([
      { 'idempotency-key': 'k', 'content-type': 'application/json' },
    ]);
  });

  it('sends a body as JSON, with the headers of the operation', async () => {
    answer('{}', 201);
    await api.post('/api/businesses/{id}/reviews', review);
    expect(address()).toBe('POST /api/businesses/1/reviews');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k');
    expect(await sent[0]?.json()).toEqual(review.body);
  });

  it('rejects with what the service said when the answer is not 2xx', async () => {
    answer('{"code":"not_found","message":"There is no such business."}', 404);
    const error = await failure(api.get('/api/categories'));
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: 404, code: 'not_found', reason: 'There is no such business.' });
  });

  it('is like any other in a browser when its page can do without it', async () => {
    answer('[]');
    await api.get('/api/categories', { isOptional: true });
    expect([...(sent[0]?.headers ?? [])]).toEqual([]);
  });

  it.each([
    ['<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['', '502: Bad Gateway'],
  ])('rejects in words when the answer is not in the error form: %s', async (body, message) => {
    answer(body, 502, 'Bad Gateway');
    expect(await failure(api.get('/api/categories'))).toMatchObject({
      code: 'unknown',
      reason: 'Bad Gateway',
      message,
    });
  });

  it.each([
    ['7', 7],
    ['0', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])('rejects with the seconds that it is asked to wait: %j', async (written, retryAfter) => {
    answer('{"code":"overloaded","message":"Later."}', 503, '', written === null ? {} : { 'retry-after': written });
    expect(await failure(api.get('/api/categories'))).toMatchObject({ status: 503, code: 'overloaded', retryAfter });
  });

  it('rejects in the same form when no answer comes', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const error = await failure(api.get('/api/categories'));
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: 0, code: 'unreachable', message: '0: {"code":"unreachable"}' });
  });

  it('says what time it is, which a device whose clock is wrong does not know', async () => {
    answer('[]', 200, '', { date: 'Wed, 21 Oct 2026 07:28:00 GMT' });
    await api.get('/api/categories');
    expect(Math.abs(serverNow() - Date.UTC(2026, 9, 21, 7, 28))).toBeLessThan(5000);
    answer('[]', 200, '', { date: new Date(Date.now() - 60_000).toUTCString() });
    await api.get('/api/categories');
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5000);
  });

  it('ends with its signal', async () => {
    answer('[]');
    const controller = new AbortController();
    const fetching = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      controller.abort();
      init?.signal?.throwIfAborted();
      return fetching(input, init);
    };
    expect(await failure(api.get('/api/categories', { signal: controller.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});

it('the types of a call are those of the OpenAPI documents', async () => {
  answer('{}');
  // Each line below is an error for the type checker, which fails when one of them no longer is.
  const wrong = [
    // @ts-expect-error There is no such path.
    () => api.get('/api/lawyers'),
    // @ts-expect-error The path needs its parameter.
    () => api.get('/api/businesses/slug/{slug}'),
    // @ts-expect-error The parameter has another name.
    () => api.get('/api/businesses/slug/{slug}', { path: { id: '1' } }),
    // @ts-expect-error A page is a number.
    () => api.get('/api/businesses/search', { query: { page: 'two' } }),
    // @ts-expect-error Nothing is posted there.
    () => api.post('/api/categories', {}),
    // @ts-expect-error A review has a rating.
    () => api.post('/api/businesses/{id}/reviews', { path: { id: '1' }, body: { userName: 'A', comment: 'B' } }),
  ];
  expect(wrong).toHaveLength(6);
  const { total }: { total: number } = await api.get('/api/businesses/search');
  expect(total).toBeUndefined();
});
