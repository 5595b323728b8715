/** The query parameters that tell two documents apart; every other one only looks at the same document differently. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  state: /^[A-Za-z]{2}$/,
  page: /^[2-9]$|^[1-9]\d{1,4}$/,
};

/**
 * The document's one address: the public origin and a path without trailing slash, query (but `state` and `page`) or hash.
 * A path cannot lead to another host: it is joined to the origin, never resolved against it.
 */
export function canonicalUrl(origin: string, canonicalPath: string): string {
  const [beforeHash = ''] = canonicalPath.split('#');
  const [rawPath = '', rawQuery = ''] = beforeHash.split('?');
  const path = `/${rawPath
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment) => segment !== '')
    .map(encodeSegment)
    .join('/')}`;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    if (Object.hasOwn(ALLOWED, name) && ALLOWED[name]?.test(value) && !query.has(name)) query.set(name, value);
  }
  query.sort();
  const search = query.size > 0 ? `?${query}` : '';
  return `${origin.replace(/\/+$/, '')}${path === '/' ? '' : path}${search}`;
}

/** Percent-encodes what is not encoded yet, and nothing twice. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(decode(segment));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An address on our own origin for a path, as structured data and feeds need it. */
export const absoluteUrl = (origin: string, path: string): string => `${origin.replace(/\/+$/, '')}${path}`;
