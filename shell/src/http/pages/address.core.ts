export type Address =
  { kind: 'page'; pathname: string; search: string } | { kind: 'moved'; location: string } | { kind: 'malformed' };

const isControl = (char: string) => char < ' ' || char === '\u007f';

/**
 * Reads a request's target. A path is decoded once, to see whether it can be; one with empty segments or a trailing
 * slash has its one true form elsewhere on this site, never on another (`//evil`). So has one with empty parameters: a form
 * that is sent without JavaScript names every field.
 */
export function readAddress(target: string): Address {
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const filled = withoutEmpty(search);
  const decoded = decode(pathname);
  if (decoded === null || !pathname.startsWith('/') || [...decoded].some(isControl) || decoded.includes('\\')) {
    return { kind: 'malformed' };
  }
  const tidy = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (tidy !== pathname || filled !== search) return { kind: 'moved', location: tidy + filled };
  return { kind: 'page', pathname, search };
}

function withoutEmpty(search: string): string {
  const pairs = search.slice(1).split('&');
  const filled = pairs.filter((pair) => !/^[^=]*=?$/.test(pair));
  if (filled.length === pairs.length) return search;
  return filled.length > 0 ? `?${filled.join('&')}` : '';
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
