import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { LEGAL_FORMS } from '../../text/text.core.ts';
import { negatedAt } from './negation.core.ts';
import type { Excluded, Negated } from './negation.core.ts';
import type { PracticeReading } from './prevailing.core.ts';
import { isLargeSpot } from '../places/named-places.core.ts';
import { correctionsOf, isMisspelt, senseAt } from './senses.core.ts';
import type { SenseAt } from './senses.core.ts';
import type { Spot } from '../places/spot.core.ts';
import type { HeardStories } from './stories.core.ts';
import { isNearlyLegalForm, isShort, typed } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

/** A word that means no practice or place: matched in names, terms and descriptions. */
export interface TextWord {
  /** As typed. */
  typed: string;
  /** The word, or what a misspelt one may have been, likeliest first. */
  variants: string[];
  /** The visitor may still be typing it. */
  prefix: boolean;
}

interface SaidPlace {
  spot: Spot;
  doubtful: boolean;
  tokens: readonly Token[];
}

const SHORTEST_BEGINNING = 3;

/** Reads words phrase by phrase, and keeps what each of them says. */
export class Reader {
  /** What practices are meant by names and stories. */
  readings: readonly PracticeReading[];
  /** Words of which a story is told. */
  private readonly told: HeardStories['words'];
  readonly places: SaidPlace[] = [];
  /** All words, as they were meant. */
  readonly asMeant: string[] = [];
  /** The same without those that say where. */
  readonly otherWords: string[] = [];
  readonly words: TextWord[] = [];
  /** In quotation marks. */
  readonly literals: TextWord[] = [];
  /** Initials and the like, which only count where nothing else is said. */
  readonly shortWords: TextWord[] = [];
  readonly excluded: Excluded[] = [];
  readonly ignored: string[] = [];
  readonly corrected: Understood['corrected'] = [];
  /** What is a filter beside a practice, and a word otherwise. */
  private readonly softFilters: { filter: Understood['filters'][number]; token: Token }[] = [];
  near = false;
  /** `LLC` behind other words: it is a name. */
  hasLegalForm = false;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly exact: boolean,
    readonly filters: Understood['filters'],
    stories: HeardStories,
  ) {
    this.readings = stories.readings;
    this.told = stories.words;
  }

  /** Reads the phrase that begins at a word; answers how many words it took. */
  read(tokens: readonly Token[], at: number): number {
    const [token] = tokens.slice(at, at + 1);
    if (!token) return 1;
    if (token.literal) return this.addLiteral(token);
    if (at > 0 && at === tokens.length - 1 && LEGAL_FORMS.has(token.word)) this.hasLegalForm = true;
    const found = senseAt(tokens, at, this.dictionary, this.exact);
    const says = found !== null && !(isFaint(found) && (found.sense.kind === 'noise' || this.told.has(at)));
    const told = says ? undefined : this.told.get(at);
    const negated = token.unwanted || (!says && told === undefined) ? this.negated(tokens, at) : null;
    if (negated) {
      this.forgetStories(at, at + negated.length);
      this.excluded.push(...negated.excluded);
      this.filters.push(...negated.filters);
      this.ignored.push(...negated.ignored);
      return negated.length;
    }
    if (told !== undefined) this.hear(token, told);
    else if (found) this.take(found, tokens.slice(at, at + found.length), at);
    else this.addWord(token, at === tokens.length - 1);
    return told === undefined ? (found?.length ?? 1) : 1;
  }

  private hear(token: Token, meant: string): void {
    if (meant !== token.word) this.corrected.push({ from: token.word, to: this.dictionary.inWriting(meant) });
    this.remember(meant, false);
  }

  /** What is not wanted tells nothing. */
  private forgetStories(from: number, end: number): void {
    const isAmong = (index: number): boolean => index >= from && index < end;
    this.readings = this.readings.filter(({ story, at }) => !story || !at.some(isAmong));
  }

  /** A name that is a small town as well is a name when it stands beside words that say nothing else. */
  withoutDoubtfulPlaces(): void {
    for (const place of this.places.splice(0)) {
      if (!place.doubtful) this.places.push(place);
      else if (place.spot.kind === 'state') this.ignored.push(typed(place.tokens));
      else for (const token of place.tokens) this.addName(token, isLargeSpot(place.spot));
    }
  }

  private negated(tokens: readonly Token[], at: number): Negated | null {
    const isBeside = this.readings.some(({ story, strength }) => !story && strength === 'strong');
    return negatedAt(tokens, at, this.dictionary, { exact: this.exact, isBeside });
  }

  private addLiteral({ word, term }: Token): 1 {
    this.remember(word, false);
    this.literals.push({ typed: word, variants: [term], prefix: false });
    return 1;
  }

  private addWord(token: Token, last: boolean): void {
    const { vocabulary } = this.dictionary;
    const unknown = !this.dictionary.isOrdinary(token.term);
    const prefix = last && unknown && token.term.length >= SHORTEST_BEGINNING && vocabulary.hasPrefix(token.term);
    if (!prefix && !this.exact && isMisspelt(token, this.dictionary) && this.correct(token)) return;
    this.remember(token.word, false);
    if (last && !vocabulary.has(token.term) && isNearlyLegalForm(token)) {
      this.ignored.push(token.word);
      return;
    }
    const word = { typed: token.word, variants: [token.term], prefix };
    (isShort(token) ? this.shortWords : this.words).push(word);
  }

  /** A large city is nobody's misspelt name, also where no business is in it. */
  private addName(token: Token, isCity: boolean): void {
    const known = isCity || this.dictionary.vocabulary.isCalled(token.term);
    if (known || this.exact || !this.correct(token)) {
      this.words.push({ typed: token.word, variants: [token.term], prefix: false });
    }
  }

  /** Takes a word for those that it may have been meant as; false when there are none. */
  private correct(token: Token): boolean {
    const { vocabulary } = this.dictionary;
    const meant = correctionsOf(token.term, vocabulary).filter((word) => vocabulary.isNamed(word));
    const [likeliest] = meant;
    if (likeliest === undefined) return false;
    this.words.push({ typed: token.word, variants: meant, prefix: false });
    this.corrected.push({ from: token.word, to: this.dictionary.inWriting(likeliest) });
    this.remember(likeliest, false);
    return true;
  }

  private take({ sense, corrected }: SenseAt, tokens: readonly Token[], at: number): void {
    const words = typed(tokens);
    if (corrected !== null && corrected !== words) this.corrected.push({ from: words, to: corrected });
    this.remember(corrected ?? words, sense.kind === 'place');
    if (sense.kind === 'practice') {
      const words = tokens.map((_, index) => at + index);
      this.readings = [...this.readings, { ...sense, at: words, story: false }];
    }
    if (sense.kind === 'filter') this.takeFilter({ name: sense.name, value: sense.value, words }, sense.soft, tokens);
    if (sense.kind === 'noise') this.ignored.push(words);
    if (sense.kind === 'noise' && sense.near) this.near = true;
    if (sense.kind === 'place') this.places.push({ spot: sense.spot, doubtful: sense.doubtful, tokens });
  }

  private takeFilter(filter: Understood['filters'][number], soft: boolean, [token]: readonly Token[]): void {
    if (soft && token) this.softFilters.push({ filter, token });
    else this.filters.push(filter);
  }

  /** `French divorce lawyer` speaks French; `French` alone is a name. */
  settleFilters(): void {
    for (const { filter, token } of this.softFilters) {
      const called = this.dictionary.vocabulary.isCalled(token.term);
      if (this.readings.length > 0 && !this.hasLegalForm && !called) this.filters.push(filter);
      else this.words.push({ typed: token.word, variants: [token.term], prefix: false });
    }
  }

  private remember(words: string, place: boolean): void {
    this.asMeant.push(...words.split(' '));
    if (!place) this.otherWords.push(...words.split(' '));
  }
}

/** A single word that says little. */
const isFaint = ({ sense, length }: SenseAt): boolean =>
  length === 1 && (sense.kind === 'noise' || (sense.kind === 'filter' && sense.soft));
