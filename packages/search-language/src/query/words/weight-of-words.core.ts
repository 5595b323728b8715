import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { prevailing } from './prevailing.core.ts';
import type { SearchMeaning } from './search-meaning.core.ts';
import type { TextWord } from './search-readers.core.ts';

export interface WeighedWords {
  /** Slugs of the practices that are meant. */
  practices: string[];
  /** Practices that only lift their businesses, when the words say more. */
  softPractices: string[];
  /** Words that must be found. */
  words: TextWord[];
  /** Words beside a practice or place: businesses that have them all come first, and none is left out without them. */
  lifting: TextWord[];
  /** Words of a story, which say no more than the practice that they tell of. */
  storyWords: TextWord[];
}

// Soft words such as `house` are in many stories: beside more unknown words than these they mean nothing.
const MOST_BESIDE_SOFT = 2;

/**
 * Decides which words must be found. Beside a practice these are only names that are no English words; beside a place, names and words
 * that are not English. The other words lift the businesses that have them.
 */
export function weigh(
  meaning: SearchMeaning,
  isSentence: boolean,
  isSomewhere: boolean,
  dictionary: Dictionary,
): WeighedWords {
  const { vocabulary, background } = dictionary;
  const term = ({ variants: [first = ''] }: TextWord): string => first;
  const isEnglish = (word: TextWord): boolean => background.english.has(term(word));
  const isCalled = (word: TextWord): boolean => vocabulary.isCalled(term(word));
  const { readings, words, shortWords } = meaning;
  const isName = (word: TextWord): boolean =>
    !isEnglish(word) && (isCalled(word) || background.firstNames.has(term(word)));
  const besideName = !isSentence && (meaning.hasLegalForm || words.some(isName));
  const { meant, perhaps } = prevailing(readings, besideName);
  const saysMore = isSentence ? words.length > MOST_BESIDE_SOFT : words.some(isCalled);
  const silent = meant.length > 0 || besideName || saysMore;
  const practices = silent ? meant : perhaps;
  const softPractices = silent ? perhaps : [];
  if (practices.length > 0) {
    const must = words.filter((word) => isCalled(word) && !isEnglish(word));
    const others = words.filter((word) => !must.includes(word));
    const [storyWords, lifting] = isSentence ? [others, []] : [[], others];
    return { practices, softPractices, words: must, lifting, storyWords };
  }
  const must = (word: TextWord): boolean => !isSomewhere || isCalled(word) || !isEnglish(word);
  const looked = words.length > 0 || isSomewhere ? words : shortWords;
  const lifting = words.filter((word) => !must(word));
  return { practices, softPractices, words: looked.filter(must), lifting, storyWords: [] };
}
