import type { DemoNames } from './demo-texts.core.ts';
import { createRandom } from './random.core.ts';
import type { Random } from './random.core.ts';

/** First and last names of two or three lawyers; those whom the business is called after come first. */
export function lawyersOf(random: Random, businessName: string, names: DemoNames): string[] {
  const [, first, last] = /(\w+) (?:[A-Z]\. )?(\w+)(?:, Attorney at Law)?$/.exec(businessName) ?? [];
  if (first && last && names.firstNames.includes(first) && names.lastNames.includes(last))
    return [`${first} ${last}`, ...anybody(random, 1, [last], names)];
  const partners = businessName.split(/[\s,]+/).filter((word) => names.lastNames.includes(word));
  const named = partners.map((partner) => `${random.pick(names.firstNames)} ${partner}`);
  return [...named, ...anybody(random, Math.max(1, 2 - named.length), partners, names)];
}

/** One more lawyer, drawn from a stream of their own: a draw from the business's own would change everything after it. */
export const colleagueOf = (lawyers: readonly string[], seed: number, names: DemoNames): string =>
  anybody(
    createRandom(seed),
    1,
    lawyers.map((name) => name.replace(/^\S+ /, '')),
    names,
  ).join();

const anybody = (random: Random, count: number, taken: readonly string[], names: DemoNames): string[] =>
  random
    .sample(names.lastNames, count + taken.length)
    .filter((last) => !taken.includes(last))
    .slice(0, count)
    .map((last) => `${random.pick(names.firstNames)} ${last}`);
