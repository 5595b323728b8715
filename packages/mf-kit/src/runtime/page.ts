import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Redirects instead of rendering. `location` is a path on this site. */
export interface Redirect {
  kind: 'redirect';
  location: string;
  status: 301 | 303 | 308;
}

/** A refused form; the page is shown again with the typed values. */
export interface Invalid {
  kind: 'invalid';
  /** Field name -> what was typed. */
  values: Record<string, string>;
  /** Field name -> what to correct; `form` for the form as a whole. */
  errors: Record<string, string>;
  /** The status of the answer; 422 by default. A service's 429, 503 or 504 means that the form itself was not wrong. */
  status?: number;
}

export interface PageContext {
  url: URL;
  /** Parameters of the route's pattern, decoded. */
  params: Record<string, string>;
  queryClient: QueryClient;
  /**
   * The Idempotency-Key of anything sent on this visit: new for each visit in a browser, of the sender and their words in `submit`, empty
   * while the server renders a page that visitors share.
   */
  formKey: string;
  /** True while the visitor may still not come, so nothing may count as a visit. */
  isEarly?: boolean;
}

/** The default export of an exposed page module. */
export interface PageModule {
  Page: ComponentType;
  /** Fills `queryClient` before the server renders, and early in the browser when a visitor rests on a link. The browser loads the rest. */
  prefetch?(context: PageContext): Promise<void | Redirect>;
  /** Handles the form that a visitor without JavaScript posts to the page's URL. */
  submit?(context: PageContext, form: URLSearchParams): Promise<Redirect | Invalid>;
}
