import { readStored, store } from '../storage.ts';
import { parseRecent, withoutSearch, withoutWords, withSearch, type RecentSearch } from './recent-searches.core.ts';

const KEY = 'recentSearches';

declare global {
  interface Window {
    /** Keeps the words of a search once its answer has come; when they are private, none of them. Not imported, as few visits need it. */
    settleSearch?: ((query: string, isPrivate: boolean) => void) | undefined;
  }
}

export const readRecent = (): RecentSearch[] => parseRecent(readStored(KEY));

/** They stay in this browser and are never sent anywhere. Words wait until their answer says that they may be kept. */
export function rememberSearch(search: RecentSearch): void {
  if (search.query.trim() === '') write(withSearch(readRecent(), search));
  else window.settleSearch = (query, isPrivate) => settle(search, query, isPrivate);
}

function settle(search: RecentSearch, query: string, isPrivate: boolean): void {
  if (isPrivate) write(withoutWords(readRecent(), query));
  if (search.query.trim() !== query) return;
  window.settleSearch = undefined;
  if (!isPrivate) write(withSearch(readRecent(), search));
}

export const forgetSearch = (search: RecentSearch): void => write(withoutSearch(readRecent(), search));
export const forgetAllSearches = (): void => write([]);

function write(recent: readonly RecentSearch[]): void {
  store(KEY, recent.length === 0 ? null : JSON.stringify(recent));
}
