import { SEARCH_PATH } from '@lawdex/contracts';
import type { Crawled, Finding, Visit } from '../crawled.core.ts';

/**
 * A link that is made before a practice area's id is known: the search moves it to that id, and is noindex in any case.
 */
const isSpecified = (path: string): boolean => path.startsWith(`${SEARCH_PATH}?category=`);

const from = ({ foundOn }: Crawled, path: string): string => `linked on ${foundOn.get(path) ?? 'no page'}`;

const findings = (crawled: Crawled, is: (visit: Visit) => string | null): Finding[] =>
  [...crawled.visits.values()].flatMap((visit) => {
    const problem = is(visit);
    return problem === null ? [] : [{ path: visit.path, detail: `${problem}, ${from(crawled, visit.path)}` }];
  });

export const brokenLinks = (crawled: Crawled): Finding[] =>
  findings(crawled, ({ status }) => {
    if (status === 0) return 'no answer';
    return status >= 400 ? String(status) : null;
  });

export const redirects = (crawled: Crawled): Finding[] =>
  findings(crawled, ({ path, status, location }) =>
    status >= 300 && status < 400 && !isSpecified(path) ? `${status} to ${location}` : null,
  );
