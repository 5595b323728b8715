import { cityKeyOf } from '../text/place-fold.core.ts';
import { stem } from '../text/text.core.ts';
import { Dictionary } from '../dictionary/dictionary.core.ts';
import { englishWords, firstNames, gazetteer, spanishWords } from '../lists/index.ts';
import { Vocabulary } from '../dictionary/vocabulary.core.ts';
import { defaultMeanings } from '../meanings/meanings.core.ts';
import { CATEGORIES } from './categories.ts';
import { CITIES } from './cities.ts';

/** Every test category and city, and these words in names of businesses. */
export function testDictionary(...names: string[]): Dictionary {
  const places = CITIES.map(({ city, state, lat, lng }) => ({
    key: cityKeyOf(city, state),
    city,
    state,
    docs: 10,
    centre: { lat, lng },
  }));
  const dictionary = Dictionary.of(CATEGORIES, places, new Vocabulary(), {
    gazetteer: gazetteer(),
    english: englishWords(),
    spanish: spanishWords(),
    firstNames: firstNames(),
    meanings: defaultMeanings(),
  });
  for (const name of names) dictionary.vocabulary.set(stem(name), 'name', 3);
  return dictionary;
}
