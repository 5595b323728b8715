import type { ReleaseRoute, Site, SlotWake } from '@lawdex/contracts';
import type { Invalid } from '@lawdex/mf-kit/runtime';
import type { DehydratedState } from '@tanstack/react-query';

/** A microfrontend as module federation loads it: `entry` is a URL in the browser, a file in a render worker. */
export interface Remote {
  name: string;
  version: string;
  entry: string;
  routes: ReleaseRoute[];
  slots: Record<string, string>;
  wakes: Record<string, SlotWake>;
}

/** What the document carries from the HTTP process to the browser, in the element `#page-state`. */
export interface PageState {
  /** `hydrate` what the server rendered, or `render` anew where it could not. */
  mode: 'hydrate' | 'render';
  site: Site;
  remotes: Remote[];
  queries: DehydratedState;
  submission: Invalid | null;
  formKey: string;
}
