import type { ListedLink } from '../search/search.ts';
import type { BusinessSummary } from '../businesses/directory.ts';

export interface ToastRequest {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Where to go on. */
  link?: ListedLink;
}

/** Global events of the browser, by name, with their `detail`. Microfrontends talk through these and URLs only. */
export interface BrowserEvents {
  'add-to-compare': BusinessSummary;
  /** The ids in the list, in order; from its owner, whenever it changes and once when it has loaded. */
  'compare:changed': { ids: string[] };
  'toast:show': ToastRequest;
}
