import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Answer with another address instead of this page. `location` is a path on this site. */
export interface Redirect {
  kind: 'redirect';
  location: string;
  status: 301 | 303 | 308;
}

/** A form that was not accepted: the page is shown again with what was typed. */
export interface Invalid {
  kind: 'invalid';
  /** Field name -> what was typed. */
  values: Record<string, string>;
  /** Field name -> what to do about it; `form` for the form as a whole. */
  errors: Record<string, string>;
  /** What the page is answered with. 422 unless told: the form itself was wrong. A service's 429, 503 or 504 says that it was not. */
  status?: number;
}

export interface PageContext {
  url: URL;
  /** Parameters of the route's pattern, decoded. */
  params: Record<string, string>;
  queryClient: QueryClient;
  /** Fresh per response: the Idempotency-Key of what is sent on this visit, such as a form without JavaScript. */
  formKey: string;
  /** True: the visitor may be about to come, and may not. Nothing may count as a visit. */
  isEarly?: boolean;
}

/** The default export of an exposed page module. */
export interface PageModule {
  Page: ComponentType;
  /**
   * Fills `queryClient` before the server renders, and early in the browser, while a visitor rests on a link to the page. What it does not
   * fetch, the browser will.
   */
  prefetch?(context: PageContext): Promise<void | Redirect>;
  /** Takes the form that a visitor without JavaScript posts to the page's own URL. */
  submit?(context: PageContext, form: URLSearchParams): Promise<Redirect | Invalid>;
}
