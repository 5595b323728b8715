import { PRIVACY_PATH, TERMS_PATH } from '@lawdex/contracts';
import type { Site } from '@lawdex/contracts';
import type { Head } from '../head.core.ts';
import { breadcrumbJsonLd } from '../json-ld.core.ts';
import { HOME, isServer } from './common.core.ts';

export function legalHead(page: 'privacy' | 'terms', site: Site): Head {
  const label = page === 'privacy' ? 'Privacy Policy' : 'Terms of Service';
  return {
    title: `${label} | ${site.name}`,
    description:
      page === 'privacy'
        ? `What ${site.name} collects about its visitors, why, with whom it is shared, and the rights that you have over it.`
        : `The terms on which ${site.name} may be used: an informational directory, not a law firm and no legal advice.`,
    canonicalPath: page === 'privacy' ? PRIVACY_PATH : TERMS_PATH,
    jsonLd: isServer ? [breadcrumbJsonLd([HOME, { label }], site)] : [],
  };
}
