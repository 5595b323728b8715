import { TextDecoder, TextEncoder } from 'node:util';

// What jsdom lacks and every browser has.
Object.assign(globalThis, { TextDecoder, TextEncoder });
