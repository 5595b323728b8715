import type { Understood } from '@lawdex/contracts';
import WORDS from '../../../../data/search-words.json' with { type: 'json' };

export type Language = Understood['language'];

/** A text of the search screen in the language of a search, with the values that its braces name. */
export const say = (
  language: Language,
  text: keyof typeof WORDS.en,
  values: Readonly<Record<string, string | number>> = {},
): string => WORDS[language ?? 'en'][text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
