/** The query parameters that make another document; all others show the same one differently. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  state: /^[A-Za-z]{2}$/,
  page: /^[2-9]$|^[1-9]\d{1,4}$/,
};

/** The public origin and a path without trailing slash, hash and query but `state` and `page`. It cannot lead to another host. */
export function canonicalUrl(origin: string, canonicalPath: string): string {
  const [beforeHash = ''] = canonicalPath.split('#');
  const [rawPath = '', rawQuery = ''] = beforeHash.split('?');
  const path = `/${rawPath
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => encodeURIComponent(decode(segment)))
    .join('/')}`;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    if (Object.hasOwn(ALLOWED, name) && ALLOWED[name]?.test(value) && !query.has(name)) query.set(name, value);
  }
  query.sort();
  const search = query.size > 0 ? `?${query}` : '';
  return `${origin.replace(/\/+$/, '')}${path === '/' ? '' : path}${search}`;
}

/** Decodes a segment, so that nothing is encoded twice. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An absolute URL on this site, for structured data and feeds. */
export const absoluteUrl = (origin: string, path: string): string => `${origin.replace(/\/+$/, '')}${path}`;
