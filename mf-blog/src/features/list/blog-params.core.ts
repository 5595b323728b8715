/** Longer is refused by the service, and is nobody's question. */
export const QUERY_MAX = 200;

/** What the visitor looks for in the blog; undefined for nothing. */
export function readQuery(params: URLSearchParams): string | undefined {
  const text = (params.get('query') ?? '').replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX).trim();
  return text === '' ? undefined : text;
}
