/** Globals that open connections past the HTTP process, or that reach its other threads. */
const TAKEN_AWAY = ['WebSocket', 'EventSource', 'BroadcastChannel'];

/** Where Node.js keeps what opens the connections of its own `fetch`; the number depends on its version. */
const DISPATCHERS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'];

const refusing = {
  dispatch(): never {
    throw new TypeError('Pages reach the services through fetch alone.');
  },
};

/**
 * Takes from this thread what the code of a page has no use for and what reaches the machine: the real `process` ends the
 * thread, loads libraries and hands out `fs`. It is no sandbox (docs/adr/0115): it makes an accident, and the first step
 * of an attack, fail loudly.
 */
export function confineThread(fetch: typeof globalThis.fetch): void {
  const { nextTick, platform, version, versions } = process;
  define('process', Object.freeze({ env: Object.freeze({}), argv: [], nextTick, platform, version, versions }));
  define('fetch', fetch);
  for (const name of DISPATCHERS) define(Symbol.for(name), refusing);
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
}

function define(name: string | symbol, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}
