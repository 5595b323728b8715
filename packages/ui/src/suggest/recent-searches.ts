import { readStored, store } from '../storage.ts';
import { parseRecent, withoutSearch, withSearch } from './recent-searches.core.ts';
import type { RecentSearch } from './recent-searches.core.ts';

const KEY = 'recentSearches';

export const readRecent = (): RecentSearch[] => parseRecent(readStored(KEY));

/** They stay in this browser and are never sent anywhere. */
export const rememberSearch = (search: RecentSearch): void => write(withSearch(readRecent(), search));
export const forgetSearch = (search: RecentSearch): void => write(withoutSearch(readRecent(), search));
export const forgetAllSearches = (): void => write([]);

function write(recent: readonly RecentSearch[]): void {
  store(KEY, recent.length === 0 ? null : JSON.stringify(recent));
}
