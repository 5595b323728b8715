import { TestEnvironment } from 'jest-environment-jsdom';

const ORIGIN = 'http://localhost';

/** Resolves paths against the page, as browsers do. */
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

/** jsdom with what it lacks: the fetch family and its abort signals. */
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
      // Enough for the field names that user-event looks up for arrow keys on radio buttons.
      CSS: { escape: (text) => String(text).replace(/[^\w-]/g, (character) => `\\${character}`) },
    });
    this.global.fetch = () => Promise.reject(new TypeError('This spec has not said what the services answer.'));
  }
}
