import type { CrumbLink } from '../json-ld.core.ts';

// Structured data is for crawlers, who read it in the server's answer: browsers are spared the code that makes it. Their
// build knows what `typeof document` is and drops the other branch.
declare const document: unknown;
export const isServer = typeof document === 'undefined';

export const DESCRIPTION_MAX = 160;
export const HOME: CrumbLink = { label: 'Home', to: '/' };

export const firms = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'law firm' : 'law firms'}`;
