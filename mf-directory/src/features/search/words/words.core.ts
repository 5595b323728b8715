import type { Understood } from '@lawdex/contracts';
import ENGLISH from '../../../../data/search-words.json' with { type: 'json' };

/** What the search screen says, in one language. */
export type Texts = typeof ENGLISH;

/** What was understood. A search in another language brings its texts along, which would be part of every first load otherwise. */
export type Understanding = Understood & { texts?: Texts | undefined };

/** A text of the search screen, with the values that its braces name. */
export const say = (
  texts: Texts | undefined,
  text: keyof Texts,
  values: Readonly<Record<string, string | number>> = {},
): string => (texts ?? ENGLISH)[text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
