import type { ListedLink, WorthyPath } from '@lawdex/contracts';

/** A link, and the addresses that its page may have, best first. */
export interface LinkChoice {
  text: string;
  /** Paths on this site. */
  to: readonly string[];
}

/** The links whose page is there and has enough to say, each to the first of its addresses that has. */
export function worthyLinks(choices: readonly LinkChoice[], worthy: readonly WorthyPath[]): ListedLink[] {
  const paths = new Set(worthy.map(({ path }) => path));
  return choices.flatMap(({ text, to }) => {
    const path = to.find((address) => paths.has(address));
    return path === undefined ? [] : [{ text, to: path }];
  });
}

const LONGEST_SLUG = 120;

/** What the service is asked for: slugs, each once, but for those that are too long for a page. */
export const slugsOf = (choices: readonly LinkChoice[]): string[] =>
  [...new Set(choices.flatMap(({ to }) => to.map((path) => path.slice(1))))].filter(
    ({ length }) => length <= LONGEST_SLUG,
  );
