import { parseRecent, withSearch, withoutSearch } from './recent-searches.core.ts';
import type { RecentSearch } from './recent-searches.core.ts';

const KEY = 'recentSearches';

// Storage throws when a browser forbids it or when it is full; then there are no recent searches.
export function readRecent(): RecentSearch[] {
  try {
    return parseRecent(window.localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** They stay in this browser and are never sent anywhere. */
export const rememberSearch = (search: RecentSearch): void => write(withSearch(readRecent(), search));
export const forgetSearch = (search: RecentSearch): void => write(withoutSearch(readRecent(), search));
export const forgetAllSearches = (): void => write([]);

function write(recent: readonly RecentSearch[]): void {
  try {
    if (recent.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // The search is not remembered.
  }
}
