/** A path pattern, of literal segments and `:name` ones. */
export interface HasPath {
  path: string;
}

export interface RouteMatch<T> {
  route: T;
  /** Decoded. */
  params: Record<string, string>;
}

/** The route that serves a path; a literal segment beats a parameter. Null for none, or a path that does not decode. */
export function matchRoute<T extends HasPath>(routes: readonly T[], pathname: string): RouteMatch<T> | null {
  const segments = pathname.split('/').filter(Boolean);
  let best: (RouteMatch<T> & { literals: number }) | null = null;
  for (const route of routes) {
    const match = matchSegments(route.path.split('/').filter(Boolean), segments);
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
