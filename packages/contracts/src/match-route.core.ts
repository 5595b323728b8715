/** A path pattern, of literal segments and `:name` ones. */
export interface HasPath {
  path: string;
}

export interface RouteMatch<T> {
  route: T;
  /** Decoded. */
  params: Record<string, string>;
}

// What robots try (`/wp-login.php`, `/.env`) is no word, and must not cost a rendering.
const WORDS = /^[A-Za-z0-9-]{1,120}$/;

/** Whether a pattern is of parameters alone, so that nearly every address of its depth would be its own. */
export function isCatchAll(pattern: string): boolean {
  const segments = pattern.split('/').filter(Boolean);
  return segments.length > 0 && segments.every((segment) => segment.startsWith(':'));
}

/**
 * The route that serves a path; a literal segment beats a parameter. A catch-all takes words only: letters, digits and hyphens,
 * 120 of them at most. Null for none, or a path that does not decode.
 */
export function matchRoute<T extends HasPath>(routes: readonly T[], pathname: string): RouteMatch<T> | null {
  const segments = pathname.split('/').filter(Boolean);
  let best: (RouteMatch<T> & { literals: number }) | null = null;
  for (const route of routes) {
    const match = matchSegments(route.path.split('/').filter(Boolean), segments);
    if (match?.literals === 0 && !Object.values(match.params).every((value) => WORDS.test(value))) continue;
    if (match && (!best || match.literals > best.literals)) best = { route, ...match };
  }
  return best && { route: best.route, params: best.params };
}

function matchSegments(pattern: string[], segments: string[]) {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  let literals = 0;
  for (const [index, expected] of pattern.entries()) {
    const value = decode(segments[index] ?? '');
    if (value === null) return null;
    if (expected.startsWith(':')) params[expected.slice(1)] = value;
    else if (expected === value) literals++;
    else return null;
  }
  return { params, literals };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
