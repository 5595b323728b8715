import { HOLD_RULE } from '@lawdex/contracts';

// In other scripts marks are vowels, and make other words.
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** Small letters that look like Latin ones, or whose capitals do; and these, in the same order. */
const LOOK_ALIKES = 'авекмнорстухіјѕһԁԛԝѵαβεζικμνορτυχıɑɡ';
const LATIN = 'abekmhopctyxijshdqwvabezikmvoptuxiag';
const LATIN_OF = new Map([...LOOK_ALIKES].map((letter, n) => [letter, LATIN[n] ?? letter]));
/** Greek capitals that look like others than their small letters do. */
const CAPITALS = new Map([...'ΗΝΥ'].map((letter, n) => [letter, 'HNY'[n] ?? letter]));
const LOOKS_LATIN = new RegExp(`[${LOOK_ALIKES}]`, 'gu');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without blanks between words, for which a segmenter is asked, which takes 25 times as long. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words in their order, without accents, capitals, punctuation and numbers, and spelt by how their letters look. */
function foldedWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').replace(IGNORED, '').normalize('NFC');
  const lower = plain.replace(/[ΗΝΥ]/g, (letter) => CAPITALS.get(letter) ?? letter).toLowerCase();
  const folded = lower.replace(LOOKS_LATIN, (letter) => LATIN_OF.get(letter) ?? letter);
  const words = UNSPACED.test(folded)
    ? [...segmenter.segment(folded)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
    : (folded.match(WORD) ?? []);
  return words.filter((word) => !/^\p{N}+$/u.test(word));
}

/** FNV-1a of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The `most` smallest hashes of runs of so many words, so that a run is in the samples of two texts or in neither (MinHash). */
function sampleOf(words: readonly string[], length: number, most: number): number[] {
  const runs = words.slice(length - 1).map((_, first) => hashOf(words.slice(first, first + length).join(' ')));
  return [...new Set(runs)].sort((a, b) => a - b).slice(0, most);
}

interface Written {
  businessId: string;
  userName: string;
  comment: string | null;
}

/**
 * Numbers by which texts are compared: four runs of three words find others, and pairs of words say how much is the same.
 * Few words have one number, with name and business. Null for a review without words.
 */
export function wordsSketch({ businessId, userName, comment }: Written): number[] | null {
  const words = foldedWords(comment ?? '');
  if (words.length === 0) return null;
  const different = [...new Set(words)].sort();
  if (different.length < HOLD_RULE.sameWordsFrom)
    return [hashOf(JSON.stringify([different, foldedWords(userName), businessId]))];
  return [...sampleOf(words, 3, 4), ...sampleOf(words, 2, 64)];
}
