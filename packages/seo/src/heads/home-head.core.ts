import type { Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';

export function homeHead(site: Site): Head {
  return {
    title: 'Find Experienced Legal Representation',
    description: `Find lawyers and law firms near you by practice area or city. Read reviews, see hours and fees, and compare firms on ${site.name}.`,
    keywords: ['lawyers', 'law firms', 'attorneys', 'legal help', 'lawyer reviews'],
    canonicalPath: '/',
  };
}
