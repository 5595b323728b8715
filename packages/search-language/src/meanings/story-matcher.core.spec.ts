import { atOnce } from './steps.core.ts';
import { termsOf, wordsOf } from '../text/text.core.ts';
import type { VocabularyEntry } from './entry.core.ts';
import { Meanings } from './meanings.core.ts';
import { StoryMatcher } from './story-matcher.core.ts';

const practice = (means: string, ...phrases: string[]): VocabularyEntry[] =>
  phrases.map((phrase) => ({ phrase, kind: 'practice', means, strength: 'strong' }));
const wordsIn = (text: string) => wordsOf(text).map((word) => ({ word, term: termsOf(word).join('') }));

describe('a story', () => {
  const groups = { RIDER: 'biker|on my bike', HIT: 'hit|ran over|crash*' };
  const matcher = new StoryMatcher('practice', groups);
  practice('dog-bites', 'RIDER + HIT - dog', 'trespass*', 'cat + cat').forEach((entry) => matcher.add(entry));
  const told = (text: string) => matcher.find(wordsIn(text)).map(({ at }) => at);

  it.each([
    ['a biker was hit', [[1, 3]]],
    ['hit by a biker', [[0, 3]]],
    ['crashed on my bike', [[0, 1, 2, 3]]],
    ['he ran over two bikers', [[1, 2, 4]]],
    ['trespassing', [[0]]],
    ['two cats and a cat', [[1, 4]]],
  ])('is told by %j', (text, at) => {
    expect(told(text)).toEqual(at);
  });

  it.each(['a biker', 'bike hit', 'ran a mile over a biker', 'a biker hit my dog', 'one cat', 'no trespas', ''])(
    'is not told by %j',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );

  it('keeps its words from being taken for misspelt ones', () => {
    const language = new Set(['trespasser', 'bicycle']);
    expect(atOnce(matcher.wordsFrom(language))).toEqual(
      expect.arrayContaining(['biker', 'my', 'bike', 'dog', 'trespasser']),
    );
    expect(atOnce(matcher.wordsFrom(language))).not.toContain('bicycle');
  });
});

const toldBy = (meanings: Meanings, text: string) => meanings.stories.find(wordsIn(text)).map(({ slug }) => slug);

it('the table of phrases adds stories, changes them and takes them away', () => {
  const [eviction] = practice('eviction', 'goblin + rent');
  if (!eviction) throw new Error('No entry.');
  expect(toldBy(Meanings.with([]), 'evicting me')).toEqual(['eviction']);
  const changed = (change: Partial<VocabularyEntry>) =>
    toldBy(Meanings.with([{ ...eviction, phrase: 'evict* | desaloj* | desahuci*', ...change }]), 'evicting me');
  expect(changed({ means: 'appeals' })).toEqual(['appeals']);
  expect(changed({ kind: 'none' })).toEqual([]);
  expect(toldBy(Meanings.with([eviction]), 'my rent went to a goblin')).toEqual(['eviction']);
});
