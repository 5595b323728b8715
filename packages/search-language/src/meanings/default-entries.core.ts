import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { tableItems, tableRows, tableWords, type TableItem } from '../tables/index.ts';
import { problemOf, meaningOfHeading, type VocabularyEntry } from './entry.core.ts';
import { combinationOf, isCombination, type CueGroups } from './combination.core.ts';
import { DANGERS_FILE } from './dangers.core.ts';

/** People, things and deeds that combinations name in capitals. */
export const GROUPS: CueGroups = Object.fromEntries(
  [...tableRows('phrases/groups.txt')].map(([name, sayings]) => [name, sayings.join('|')]),
);

const SPANISH_NAMES = PRACTICE_AREAS.flatMap(({ slug, spanish }) =>
  spanish.map((phrase): VocabularyEntry => ({ phrase, kind: 'practice', means: slug, strength: 'strong' })),
);

/** The meanings of phrases unless an operator changes them: the tables of `data/phrases`, and Spanish names of practice areas. */
export const DEFAULT_ENTRIES: readonly VocabularyEntry[] = [
  ...tablesOf('before practices'),
  ...SPANISH_NAMES,
  ...tablesOf('practices'),
  ...tableItems(DANGERS_FILE)
    .filter(({ heading }) => heading.startsWith('danger '))
    .map(entryOf),
];

/** A phrase may stand in several tables; the earlier table is read first. */
function tablesOf(heading: string): VocabularyEntry[] {
  return [...tableWords('tables.txt', heading)].flatMap((table) => tableItems(`phrases/${table}.txt`).map(entryOf));
}

/** Throws an error with the file and line of an entry that cannot be used. */
export function entryOf({ heading, text, at }: TableItem): VocabularyEntry {
  const meaning = meaningOfHeading(heading);
  if (!meaning) throw new Error(`${at}: '${heading}' is no kind of meaning, what is meant and how strongly`);
  const entry = { phrase: text, ...meaning };
  const problem = problemOf(entry, (slug) => PRACTICE_AREAS.some((area) => area.slug === slug));
  if (problem !== null) throw new Error(`${at}: '${text}' cannot be used: ${problem}`);
  return entry;
}

/** Whether a combination has a part without a word, which no search could tell. */
export function hasEmptyCue(phrase: string): boolean {
  if (!isCombination(phrase)) return false;
  const sayings = combinationOf(phrase, GROUPS).needs.flatMap((cue) => (cue.sayings.length > 0 ? cue.sayings : [[]]));
  return sayings.some((saying) => saying.length === 0);
}
