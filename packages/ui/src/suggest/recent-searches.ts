import { readStored, store } from '../storage.ts';
import { parseRecent, withoutSearch, withoutWords, withSearch } from './recent-searches.core.ts';
import type { RecentSearch } from './recent-searches.core.ts';

const KEY = 'recentSearches';

declare global {
  interface Window {
    /** A search whose answer has not come yet. Each microfrontend has a copy of this module, but the window is one. */
    searched?: RecentSearch | undefined;
  }
}

export const readRecent = (): RecentSearch[] => parseRecent(readStored(KEY));

/** They stay in this browser and are never sent anywhere. Words wait until their answer says that they may be kept. */
export function rememberSearch(search: RecentSearch): void {
  if (search.query.trim() === '') write(withSearch(readRecent(), search));
  else window.searched = search;
}

/** Keeps the words that were searched for; when they are private, none of them. */
export function settleSearch(query: string, isPrivate: boolean): void {
  const { searched } = window;
  if (isPrivate) write(withoutWords(readRecent(), query));
  if (searched?.query.trim() !== query) return;
  window.searched = undefined;
  if (!isPrivate) write(withSearch(readRecent(), searched));
}

export const forgetSearch = (search: RecentSearch): void => write(withoutSearch(readRecent(), search));
export const forgetAllSearches = (): void => write([]);

function write(recent: readonly RecentSearch[]): void {
  store(KEY, recent.length === 0 ? null : JSON.stringify(recent));
}
