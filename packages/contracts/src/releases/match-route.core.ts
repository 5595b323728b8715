import { pathSegment } from '../site/addresses.core.ts';

/** A path pattern, of literal segments and `:name` ones. */
export interface HasPath {
  path: string;
}

export interface RouteMatch<T> {
  route: T;
  /** Decoded. */
  params: Record<string, string>;
}

// Addresses that robots try (`/wp-login.php`, `/.env`) are no words, and must not cost a rendering.
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
  const segments = decoded(segmentsOf(pathname));
  if (!segments) return null;
  let best: { route: T; pattern: readonly string[]; literals: number } | null = null;
  for (const route of routes) {
    const pattern = patternOf(route);
    const literals = literalsIn(pattern, segments);
    if (literals === null || (best && literals <= best.literals)) continue;
    if (literals === 0 && !segments.every((segment) => WORDS.test(segment))) continue;
    best = { route, pattern, literals };
  }
  return best && { route: best.route, params: paramsOf(best.pattern, segments) };
}

/**
 * The path in small letters, if it was written with capitals and a page has that address; else null. Null also for a path that does
 * not decode, or has a part of dots alone, which would lead elsewhere.
 */
export function pathInSmallLetters(routes: readonly HasPath[], pathname: string): string | null {
  // Nearly every path is in small letters already, and costs no more than this.
  if (!/[A-Z%]/.test(pathname)) return null;
  const segments = decoded(segmentsOf(pathname)) ?? [];
  const small = segments.map((segment) => segment.toLowerCase());
  if (small.every((segment, at) => segment === segments[at])) return null;
  const path = `/${small.map(pathSegment).join('/')}`;
  return matchRoute(routes, path) && path;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

// Split once for each route: the shell looks for a route before it refuses a visitor, thousands of times a second under overload.
const patterns = new WeakMap<HasPath, readonly string[]>();

function patternOf(route: HasPath): readonly string[] {
  const known = patterns.get(route);
  if (known) return known;
  const pattern = segmentsOf(route.path);
  patterns.set(route, pattern);
  return pattern;
}

/** How many segments a pattern names as they are; null when it does not match. */
function literalsIn(pattern: readonly string[], segments: readonly string[]): number | null {
  if (pattern.length !== segments.length) return null;
  let literals = 0;
  let index = 0;
  for (const expected of pattern) {
    if (expected === segments[index++]) literals++;
    else if (!expected.startsWith(':')) return null;
  }
  return literals;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries())
    if (name.startsWith(':')) params[name.slice(1)] = segments[index] ?? '';
  return params;
}

function decoded(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
