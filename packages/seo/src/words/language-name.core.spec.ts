import { SEARCH_LANGUAGES } from '@lawdex/contracts';
import { languageName } from './language-name.core.ts';

it('a language is called what Unicode calls it', () => {
  const unicode = new Intl.DisplayNames('en-US', { type: 'language' });
  for (const code of [...SEARCH_LANGUAGES, 'ht', 'yue']) expect(languageName(code)).toBe(unicode.of(code));
});

it.each(['qq', 'English', 'constructor', 'x', ''])('%p is no language', (code) => {
  expect(languageName(code)).toBeNull();
});
