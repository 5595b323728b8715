/**
 * Rejects after so many milliseconds, or as soon as `signal` is aborted. It has its own timer, because
 * `AbortSignal.timeout` held only by `AbortSignal.any` can be collected as garbage (nodejs/node#57736).
 */
export async function withinTime<T>(
  ms: number,
  work: (until: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  const late = (): void => over.abort(new DOMException('The time is over.', 'TimeoutError'));
  const gone = (): void => over.abort(signal?.reason);
  if (signal?.aborted) gone();
  if (ms <= 0) late();
  over.signal.throwIfAborted();
  const timer = setTimeout(late, ms);
  signal?.addEventListener('abort', gone, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason));
      work(over.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', gone);
  }
}
