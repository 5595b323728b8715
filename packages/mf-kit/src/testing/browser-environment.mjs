import { TestEnvironment } from 'jest-environment-jsdom';

const ORIGIN = 'http://localhost';

/** Like a browser's: paths are resolved against the page. */
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

/** jsdom, with what it lacks and every browser has: the fetch family, and the abort signals that belong to it. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      Request: PageRequest,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      setImmediate,
      // Enough for names of form fields, which user-event looks up when arrow keys walk through radio buttons.
      CSS: { escape: (text) => String(text).replace(/[^\w-]/g, (character) => `\\${character}`) },
    });
    this.global.fetch = () => Promise.reject(new TypeError('This spec has not said what the services answer.'));
  }
}
