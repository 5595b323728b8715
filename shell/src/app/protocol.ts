import type { ReleaseRoute, Site } from '@lawdex/contracts';
import type { DehydratedState, Invalid } from '@lawdex/mf-kit/runtime';

/** A microfrontend as one side loads it: `entry` is a URL in the browser, a file in a render worker. */
export interface LiveMicrofrontend {
  name: string;
  version: string;
  entry: string;
  routes: ReleaseRoute[];
  slots: Record<string, string>;
}

/** One pinned version of the shell and of each microfrontend. A response belongs to exactly one set. */
export interface LiveSet {
  id: string;
  microfrontends: LiveMicrofrontend[];
}

/** What the document carries for the browser. */
export interface PageState {
  /** `hydrate` what the server rendered, or `render` anew where it could not. */
  mode: 'hydrate' | 'render';
  site: Site;
  set: LiveSet;
  queries: DehydratedState;
  submission: Invalid | null;
  formKey: string;
}

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Body of a form that was posted without JavaScript. */
  form: string | null;
  formKey: string;
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Escaped HTML for the document's head. */
      head: string;
      html: string;
      /** `PageState` less what the HTTP process knows itself, as JSON. */
      state: string;
    };

/** A screen of the shell's own that the HTTP process keeps ready for when no page can be rendered. */
export type Screen = 'loading' | 'error' | 'not-found';

export type Enter = <T>(work: () => T) => T;

/** Exports of the shell's server bundle. */
export interface ShellBundle {
  /** Loads every page; names those that could not be. */
  start(set: LiveSet, site: Site): Promise<{ module: string; message: string }[]>;
  /** `enter` runs what blocks the thread, so that the HTTP process knows whose page it is that hangs. */
  render(request: RenderRequest, enter: Enter): Promise<RenderResult>;
  renderScreen(screen: Screen): { head: string; html: string };
}
