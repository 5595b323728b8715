import { countOf } from '@lawdex/contracts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';

// Structured data is for crawlers, who read it in the server's answer. The browser's build replaces `typeof document` by a
// constant and drops the code behind it, because nobody would use it there.
declare const document: unknown;
export const isServer = typeof document === 'undefined';

export const DESCRIPTION_MAX = 160;
export const HOME: CrumbLink = { label: 'Home', to: '/' };

/** `, page 2`, because two pages of a list may not have one name; nothing for the first one. */
export const pageText = (page: number): string => (page > 1 ? `, page ${page}` : '');

/** `1 law firm`, `1,200 law firms`. */
export const countText = (count: number): string => countOf(count, 'law firm');
