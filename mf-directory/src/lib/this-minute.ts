import { serverNow } from '@lawdex/mf-kit/runtime';

const MINUTE = 60_000;

/** The beginning of the current minute, milliseconds since 1970. */
export const thisMinute = (): number => Math.floor(serverNow() / MINUTE) * MINUTE;
