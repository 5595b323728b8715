import { randomOf } from '../testing/random.ts';
import { editDistance } from './damerau.core.ts';
import { Vocabulary, type WordKind } from './vocabulary.core.ts';

function vocabularyOf(words: Record<string, [WordKind, number]>): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const [word, [kind, docs]] of Object.entries(words)) vocabulary.set(word, kind, docs);
  return vocabulary;
}

describe('correct', () => {
  const vocabulary = vocabularyOf({
    divorce: ['practice', 1],
    divorced: ['description', 900],
    adler: ['name', 3],
    adlez: ['name', 30],
    bankruptcy: ['practice', 1],
    kite: ['name', 5],
    kit: ['name', 9],
  });

  it.each([
    ['adlex', ['adlez', 'adler']],
    ['bnakruptsy', ['bankruptcy']],
    ['divorce', ['divorced']],
    ['kiter', ['kite']],
    ['kat', []],
    ['div0rce', []],
    ['zzyzxzzyzx', []],
    ['', []],
  ])('%j may be %j', (word, expected) => {
    expect(vocabulary.correct(word)).toEqual(expected);
  });

  it('learns words at once', () => {
    expect(vocabulary.correct('wojcechowski')).toEqual([]);
    vocabulary.set('wojciechowski', 'name', 1);
    expect(vocabulary.correct('wojcechowski')).toEqual(['wojciechowski']);
  });

  it('misses no word within one edit, and none within two that begins alike', () => {
    const random = randomOf(3);
    const words = Array.from({ length: 3_000 }, () =>
      Array.from({ length: 4 + Math.floor(random() * 5) }, () => 'abcdef'[Math.floor(random() * 6)]).join(''),
    );
    const many = vocabularyOf(Object.fromEntries(words.slice(100).map((word) => [word, ['name', 1]])));
    for (const word of words.slice(0, 100)) {
      const limit = word.length >= 7 ? 2 : 1;
      const distances = words.slice(100).flatMap((other) => {
        const distance = editDistance(word, other, limit);
        return distance === 0 || distance > (other[0] === word[0] ? limit : 1) ? [] : [distance];
      });
      const corrected = many.correct(word);
      expect(corrected.length > 0).toBe(distances.length > 0);
      for (const other of corrected) expect(editDistance(word, other, limit)).toBe(Math.min(...distances));
    }
  });
});

it('knows what a word may become', () => {
  const vocabulary = vocabularyOf({ castillo: ['name', 1], castle: ['name', 1] });
  const beginnings = ['cast', 'castil', 'castillo', 'castillos', 'd', ''].filter((word) => vocabulary.hasPrefix(word));
  expect(beginnings).toEqual(['cast', 'castil', 'castillo', '']);
});
