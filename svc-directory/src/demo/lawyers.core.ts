import { FIRST_NAMES, LAST_NAMES } from './people.core.ts';
import { createRandom } from './random.core.ts';
import type { Random } from './random.core.ts';

const KNOWN = new Set(LAST_NAMES);

/** First and last names of two or three lawyers; those whom the business is called after come first. */
export function lawyersOf(random: Random, businessName: string): string[] {
  const [, first, last] = /(\w+) (?:[A-Z]\. )?(\w+)(?:, Attorney at Law)?$/.exec(businessName) ?? [];
  if (first && last && FIRST_NAMES.includes(first) && KNOWN.has(last))
    return [`${first} ${last}`, ...anybody(random, 1, [last])];
  const partners = businessName.split(/[\s,]+/).filter((word) => KNOWN.has(word));
  const named = partners.map((partner) => `${random.pick(FIRST_NAMES)} ${partner}`);
  return [...named, ...anybody(random, Math.max(1, 2 - named.length), partners)];
}

/** One more lawyer, drawn from a stream of their own, because everything that is drawn later would be another otherwise. */
export const colleagueOf = (lawyers: readonly string[], seed: number): string =>
  anybody(
    createRandom(seed),
    1,
    lawyers.map((name) => name.replace(/^\S+ /, '')),
  ).join();

const anybody = (random: Random, count: number, taken: readonly string[]): string[] =>
  random
    .sample(LAST_NAMES, count + taken.length)
    .filter((last) => !taken.includes(last))
    .slice(0, count)
    .map((last) => `${random.pick(FIRST_NAMES)} ${last}`);
