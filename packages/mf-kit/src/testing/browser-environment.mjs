import { TestEnvironment } from 'jest-environment-jsdom';

const ORIGIN = 'http://localhost';

/** Resolves paths against the page, as browsers do. */
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

/** Reports every element at once: jsdom has no layout, so all is on the screen. */
class EverythingIsNear {
  constructor(tell) {
    this.tell = tell;
  }
  observe(target) {
    setTimeout(() => this.tell([{ target, isIntersecting: true }]));
  }
  disconnect() {
    this.tell = () => undefined;
  }
}

/** Never reports, because without layout nothing has a size. */
class NothingGrows {
  observe() {}
  disconnect() {}
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
      IntersectionObserver: EverythingIsNear,
      ResizeObserver: NothingGrows,
      // Enough for the field names that user-event looks up for arrow keys on radio buttons.
      CSS: { escape: (text) => String(text).replace(/[^\w-]/g, (character) => `\\${character}`) },
    });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    this.global.fetch = () => Promise.reject(new TypeError('This spec has not said what the services answer.'));
  }
}
