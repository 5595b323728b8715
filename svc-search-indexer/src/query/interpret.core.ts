import type { Understood } from '@lawdex/contracts';
import { ancestors } from '@lawdex/contracts/practice-areas';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { nameKeyOf, stem } from '../index-definition/text.core.ts';
import { pricesIn } from './prices.core.ts';
import { correctionsOf, isMisspelt, senseAt, type SenseAt } from './senses.core.ts';
import { together, type Spot } from './spot.core.ts';
import {
  isNearlyLegalForm,
  isNegation,
  isSentence,
  isShort,
  phoneIn,
  tokensOf,
  typed,
  type Token,
} from './tokens.core.ts';

/** A word that means no practice or place: matched in names, terms and descriptions. */
export interface TextWord {
  /** As typed. */
  typed: string;
  /** The word, or what a misspelt one may have been, likeliest first. */
  variants: string[];
  /** The visitor may still be typing it. */
  prefix: boolean;
}

export interface MeantPlace {
  spot: Spot;
  /** Its words, which may as well be part of a name. */
  words: string[];
}

export interface Interpretation {
  /** The search as the name of a business would be: as typed, as corrected, and without what says where. */
  nameKeys: string[];
  /** Every word that a name may hold. */
  nameWords: string[];
  practices: string[];
  /** Practices that lift what is in them, when words say more. */
  softPractices: string[];
  place: MeantPlace | null;
  words: TextWord[];
  filters: Understood['filters'];
  excluded: { typed: string; words: string[] }[];
  ignored: string[];
  corrected: Understood['corrected'];
  /** Firms near the visitor were asked for. */
  near: boolean;
  /** Digits of a telephone number. */
  phone: string | null;
  /** The visitor typed something, but no letter or digit. */
  unsearchable: boolean;
}

/** Reads a visitor's words: the longest phrases that mean a practice, place, filter or nothing, in any spelling unless `exact`. */
export function interpret(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const { rest, filters } = pricesIn(query);
  const tokens = tokensOf(rest);
  const reading = new Reading(dictionary, exact, filters);
  for (let at = 0; at < tokens.length;) at += reading.read(tokens, at);
  const wanted = tokens.filter(({ unwanted }) => !unwanted);
  return reading.result(query, wanted);
}

class Reading {
  private readonly strong: string[] = [];
  private readonly soft: string[] = [];
  private readonly spots: Spot[] = [];
  private readonly placeWords: string[] = [];
  private readonly otherWords: string[] = [];
  private readonly asMeant: string[] = [];
  private readonly words: TextWord[] = [];
  private readonly shortWords: TextWord[] = [];
  private readonly excluded: Interpretation['excluded'] = [];
  private readonly ignored: string[] = [];
  private readonly corrected: Understood['corrected'] = [];
  private near = false;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly exact: boolean,
    private readonly filters: Understood['filters'],
  ) {}

  /** Reads the phrase that begins at a word; answers how many words it took. */
  read(tokens: readonly Token[], at: number): number {
    const [token] = tokens.slice(at, at + 1);
    if (!token) return 1;
    const found = senseAt(tokens, at, this.dictionary, this.exact);
    if (token.unwanted) return this.exclude(tokens, at, found);
    const says = found !== null && !(found.sense.kind === 'noise' && found.length === 1);
    if (!says && isNegation(token) && at + 1 < tokens.length) {
      return 1 + this.exclude(tokens, at + 1, senseAt(tokens, at + 1, this.dictionary, this.exact));
    }
    if (!found) {
      this.addWord(token, at === tokens.length - 1);
      return 1;
    }
    this.take(found, tokens.slice(at, at + found.length));
    return found.length;
  }

  result(query: string, wanted: readonly Token[]): Interpretation {
    const sentence = isSentence(wanted);
    const all = this.words.length > 0 ? this.words : this.shortWords;
    const practices = this.strong.length > 0 || (all.length > 0 && !sentence) ? this.strong : this.soft;
    const isTold = ({ variants: [word = ''] }: TextWord): boolean =>
      sentence && practices.length > 0 && this.dictionary.background.ordinary.has(word);
    const spot = together(this.spots);
    return {
      nameKeys: distinct([
        nameKeyOf(typed(wanted)),
        nameKeyOf(this.asMeant.join(' ')),
        nameKeyOf(this.otherWords.join(' ')),
      ]),
      nameWords: distinct(this.asMeant.map(stem).filter((term) => !this.dictionary.background.meanings.isNoise(term))),
      practices: withoutParents(distinct(practices)),
      softPractices: practices === this.soft ? [] : distinct(this.soft),
      place: spot && { spot, words: this.placeWords },
      words: all.filter((word) => !isTold(word)),
      filters: this.filters,
      excluded: this.excluded,
      ignored: distinct([...this.ignored, ...all.filter(isTold).map((word) => word.typed)]),
      corrected: this.corrected,
      near: this.near,
      phone: phoneIn(query),
      unsearchable: wanted.length + this.excluded.length + this.filters.length === 0 && query.trim() !== '',
    };
  }

  private exclude(tokens: readonly Token[], at: number, found: SenseAt | null): number {
    const length = found?.length ?? 1;
    const words = tokens.slice(at, at + length);
    const { meanings } = this.dictionary.background;
    const terms = words.map(({ term }) => term).filter((term) => !meanings.isNoise(term));
    this.excluded.push({ typed: typed(words), words: terms.length > 0 ? terms : words.map(({ term }) => term) });
    return length;
  }

  private addWord(token: Token, last: boolean): void {
    const { vocabulary } = this.dictionary;
    const unfinished = last && token.term.length > 1;
    const meant =
      this.exact || !isMisspelt(token, this.dictionary) || (last && vocabulary.hasPrefix(token.term))
        ? []
        : correctionsOf(token.term, vocabulary);
    const [likeliest] = meant;
    if (likeliest === undefined) {
      this.remember(token.word, false);
      if (last && !vocabulary.has(token.term) && isNearlyLegalForm(token)) {
        this.ignored.push(token.word);
        return;
      }
      const whole = isShort(token) && (vocabulary.has(token.term) || !vocabulary.hasPrefix(token.term));
      const prefix = unfinished && !whole;
      (isShort(token) && !prefix ? this.shortWords : this.words).push({
        typed: token.word,
        variants: [token.term],
        prefix,
      });
      return;
    }
    this.words.push({ typed: token.word, variants: meant, prefix: false });
    this.corrected.push({ from: token.word, to: this.dictionary.inWriting(likeliest) });
    this.remember(likeliest, false);
  }

  private take({ sense, corrected }: SenseAt, tokens: readonly Token[]): void {
    const words = typed(tokens);
    if (corrected !== null && corrected !== words) this.corrected.push({ from: words, to: corrected });
    this.remember(corrected ?? words, sense.kind === 'place');
    if (sense.kind === 'practice') (sense.soft ? this.soft : this.strong).push(...sense.slugs);
    if (sense.kind === 'filter') this.filters.push({ name: sense.name, value: sense.value, words });
    if (sense.kind === 'noise') this.ignored.push(words);
    if (sense.kind === 'noise' && sense.near) this.near = true;
    if (sense.kind !== 'place') return;
    this.spots.push(sense.spot);
    this.placeWords.push(...tokens.map(({ term }) => term));
  }

  private remember(words: string, place: boolean): void {
    this.asMeant.push(...words.split(' '));
    if (!place) this.otherWords.push(...words.split(' '));
  }
}

/** "Arrested for drunk driving" is the narrower of the two. */
function withoutParents(slugs: readonly string[]): string[] {
  const around = new Set(slugs.flatMap(ancestors));
  return slugs.filter((slug) => !around.has(slug));
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
