/** Globals that bypass the HTTP process or reach its other threads. */
const TAKEN_AWAY = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];

/** Symbols under which Node.js stores the dispatcher of its `fetch`; the number depends on the version. */
const DISPATCHERS = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'];

const refusing = {
  dispatch(): never {
    throw new TypeError('Pages call services through the HTTP process alone.');
  },
};

/** Removes globals that reach the machine. It is no sandbox (docs/adr/0050): accidents and first steps of attacks fail visibly. */
export function confineThread(): void {
  const { nextTick, platform, version, versions } = process;
  define('process', Object.freeze({ env: Object.freeze({}), argv: [], nextTick, platform, version, versions }));
  for (const name of DISPATCHERS) define(Symbol.for(name), refusing);
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  // Without it a page can only hang by using a core, which tells it from a page that gets none.
  Reflect.deleteProperty(Atomics, 'wait');
}

function define(name: string | symbol, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}
