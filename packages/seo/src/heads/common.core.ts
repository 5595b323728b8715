import { countOf } from '@lawdex/contracts';
import type { JsonLd } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink, type LinkedSite } from '../json-ld/json-ld.core.ts';

// Structured data is for crawlers, which read the server's answer. The browser's build replaces `typeof document` by a constant and drops
// the code behind it.
declare const document: unknown;
export const isServer = typeof document === 'undefined';

export const DESCRIPTION_MAX = 160;
export const HOME: CrumbLink = { label: 'Home', to: '/' };

/** `, page 2`, because pages of a list need different titles; empty for the first page. */
export const pageText = (page: number): string => (page > 1 ? `, page ${page}` : '');

/** `1 law firm`, `1,200 law firms`. */
export const countText = (count: number): string => countOf(count, 'law firm');

/** The structured data of a page that has only its place in the site. */
export const crumbsJsonLd = (crumbs: readonly CrumbLink[], site: LinkedSite): JsonLd[] =>
  isServer ? [breadcrumbJsonLd(crumbs, site)] : [];
