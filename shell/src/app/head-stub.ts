import type { Head } from '@lawdex/seo';
import type { Site } from '@lawdex/contracts';
export const renderHead = (head: Head, site: Site): string => `<title>${head.title} | ${site.name}</title>`;
export const applyHead = (..._: unknown[]): void => undefined;
