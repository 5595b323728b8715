import type { ReleaseRoute, Site, SlotWake } from '@lawdex/contracts';
import type { SentQueries } from '@lawdex/mf-kit/query-client';
import type { Invalid } from '@lawdex/mf-kit/runtime';

/** A microfrontend for module federation. `entry` is a URL in browsers and a file in render workers. */
export interface Remote {
  name: string;
  version: string;
  entry: string;
  /** The variable that the entry sets, if it is not named after the release. */
  global?: string;
  routes: ReleaseRoute[];
  slots: Record<string, string>;
  wakes: Record<string, SlotWake>;
}

export interface MissingRoute {
  path: string;
  /** Key like that of a page, for which no code exists. */
  key: string;
}

/** Data that the HTTP process sends to the browser in the element `#page-state`. */
export interface PageState {
  /** `hydrate` the server's HTML, or `render` anew where it has none. */
  mode: 'hydrate' | 'render';
  site: Site;
  remotes: Remote[];
  /** Routes without a usable release, which fail instead of being not found. Older HTTP processes do not send them. */
  missing?: MissingRoute[];
  queries: SentQueries;
  submission: Invalid | null;
  /** Empty in a document that visitors share. Older HTTP processes send one for each answer. */
  formKey: string;
}
