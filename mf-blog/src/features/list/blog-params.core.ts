/** The service refuses longer queries. */
export const QUERY_MAX = 200;

/** The text that the visitor searches the blog for; undefined for none. */
export function readQuery(params: URLSearchParams): string | undefined {
  const text = (params.get('query') ?? '').replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX).trim();
  return text === '' ? undefined : text;
}
