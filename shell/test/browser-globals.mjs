import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
