import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';

/** A service's answer: a body (200), or a status with a body. */
export type Answer = { status: number; body: unknown } | { body: unknown };
type Handler = (request: Request) => Answer | Promise<Answer>;

/** Pages call by path. */
const ORIGIN = 'http://localhost';

export interface Services {
  /** `GET /api/...?...`, in order. */
  calls: string[];
  requests: Request[];
}

/** Answers every `fetch` from a table of `GET /path` -> answer; all other requests get a 404. */
export function answerWith(table: Record<string, Handler>): Services {
  const services: Services = { calls: [], requests: [] };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    services.calls.push(`${request.method} ${pathname}${search}`);
    services.requests.push(request.clone());
    const handler = table[`${request.method} ${pathname}`];
    const answer = handler
      ? await handler(request)
      : { status: 404, body: { code: 'not_found', message: 'There is no such thing.', requestId: 'r' } };
    const status = 'status' in answer ? answer.status : 200;
    return new Response(JSON.stringify(answer.body), { status, headers: { 'content-type': 'application/json' } });
  };
  return services;
}

export const ok = (body: unknown) => (): Answer => ({ body });

/** The answers from which the page of a business is made. `reviews` is asked with the query of the page or of the list. */
export const businessAnswers = (
  business: BusinessDetail,
  { reviews = ok([]), similar = [] }: { reviews?: Handler; similar?: BusinessSummary[] } = {},
): Record<string, Handler> => ({
  [`GET /api/businesses/slug/${business.slug}/page`]: async (request) => {
    const answer = await reviews(request);
    return 'status' in answer ? answer : { body: { business, reviews: answer.body, similar } };
  },
  [`GET /api/businesses/${business.id}/reviews`]: reviews,
});

/** The home page's links: these states, and every page that it asks about. */
export const allLinkable =
  (states: readonly object[]) =>
  (request: Request): Answer => {
    const slugs = new URL(request.url).searchParams.get('paths')?.split(',') ?? [];
    return { body: { states, linkable: slugs.map((slug) => `/${slug}`) } };
  };

export const fails =
  (status = 503, message = 'Down for a moment.') =>
  (): Answer => ({ status, body: { code: 'failed', message, requestId: 'r' } });
