import type { ReleaseRoute, Site, SlotWake } from '@lawdex/contracts';
import type { SentQueries } from '@lawdex/mf-kit/query-client';
import type { Invalid } from '@lawdex/mf-kit/runtime';

/** A microfrontend as module federation loads it: `entry` is a URL in the browser, a file in a render worker. */
export interface Remote {
  name: string;
  version: string;
  entry: string;
  /** The variable that its entry sets, where that is not named after the release. */
  global?: string;
  routes: ReleaseRoute[];
  slots: Record<string, string>;
  wakes: Record<string, SlotWake>;
}

export interface MissingRoute {
  path: string;
  /** As of a page, but nothing can be loaded by it. */
  key: string;
}

/** What the document carries from the HTTP process to the browser, in the element `#page-state`. */
export interface PageState {
  /** `hydrate` what the server rendered, or `render` anew where it could not. */
  mode: 'hydrate' | 'render';
  site: Site;
  remotes: Remote[];
  /** Routes that no usable release serves now: they fail, which is not the same as not being there. An older HTTP process says nothing of them. */
  missing?: MissingRoute[];
  queries: SentQueries;
  submission: Invalid | null;
  formKey: string;
}
