import { requestSignal, RequestTime, workFor } from './request-time.ts';

const reasonOf = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

it('is aborted as an overload when the time of the request is up, or its own', async () => {
  const busy = { status: 503 };
  await expect(reasonOf(requestSignal(5))).resolves.toMatchObject(busy);
  const time = new RequestTime(5, new AbortController().signal);
  await expect(workFor(time, () => reasonOf(requestSignal(10_000)))).resolves.toMatchObject(busy);
});

it('is aborted when the visitor leaves', async () => {
  const visitor = new AbortController();
  const reason = workFor(new RequestTime(10_000, visitor.signal), () => reasonOf(requestSignal(10_000)));
  visitor.abort();
  await expect(reason).resolves.toMatchObject({ status: 503 });
});

it('is aborted no more by a time that comes when the request has ended', async () => {
  const time = new RequestTime(10_000, new AbortController().signal);
  const [ended, going] = workFor(time, () => {
    const first = requestSignal(5);
    time.end();
    return [first, requestSignal(10)];
  });
  await reasonOf(going);
  expect(ended?.aborted).toBe(false);
});
