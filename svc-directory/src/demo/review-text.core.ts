import type { DemoNames, DemoTexts, ReviewWords } from './demo-texts.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

export interface Reviewed {
  name: string;
  city: string;
  /** First and last names. */
  lawyers: readonly string[];
}

type Part = keyof ReviewWords | 'ofPractice';

/** The comment for a rating; null when only stars are given. */
export type CommentWriter = (rating: number) => string | null;

/**
 * Writes the reviews of one business. Sentences are dealt, not drawn: each is said once. When those of a kind have all been said, a
 * review does without.
 */
export function commentWriter(
  random: Random,
  profile: PracticeProfile,
  business: Reviewed,
  reviews: DemoTexts['reviews'],
): CommentWriter {
  const said = new Set<string>();
  const isApt = sendsBills(profile) ? () => true : (sentence: string) => !ABOUT_MONEY.test(sentence);
  const next = (words: readonly string[]): string[] => {
    const left = words.filter((sentence) => !said.has(sentence) && isApt(sentence));
    if (left.length === 0) return [];
    const sentence = random.pick(left);
    said.add(sentence);
    return [sentence];
  };
  const deal = (rating: number, part: Part): string[] => {
    const words = wordsFor(rating, reviews);
    if (part === 'ofPractice') return next(rating >= 4 ? profile.praise : profile.gripes);
    return next(words[part]);
  };
  const body = (rating: number): string[] => {
    const ofPractice = random.chance(0.5) ? deal(rating, 'ofPractice') : [];
    return ofPractice.length > 0 ? ofPractice : deal(rating, 'bodies');
  };

  return (rating) => {
    if (random.chance(0.13)) return null;
    const sentences = outline(random).flatMap((part) => (part === 'body' ? body(rating) : deal(rating, part)));
    return sentences.length === 0 ? null : filled(random, sentences.join(' '), profile, business);
  };
}

const ABOUT_MONEY = /\b(?:bill|check|cost|estimate|expensive|fee|paid|pay|penny|price|retainer|spend|value|worth)\b/i;

/** Clients of charities pay nothing, and those who win pay out of what they win. */
const sendsBills = ({ isCharity, fees: [contingency] }: PracticeProfile): boolean => !isCharity && contingency < 0.9;

function wordsFor(rating: number, { delighted, pleased, torn, unhappy }: DemoTexts['reviews']): ReviewWords {
  const words = [unhappy, unhappy, torn, pleased, delighted][rating - 1];
  if (!words) throw new RangeError(`Nobody gives ${rating} stars.`);
  return words;
}

/** A few words, a few sentences, or a story. */
function outline(random: Random): (Part | 'body')[] {
  const length = random.next();
  if (length < 0.2) return ['short'];
  if (length < 0.32) return ['body'];
  if (length < 0.78) return ['openings', 'body', ...(random.chance(0.45) ? ['closings' as const] : [])];
  return ['openings', 'ofPractice', 'bodies', 'asides', ...(random.chance(0.7) ? ['closings' as const] : [])];
}

// One client has one matter and one lawyer, however often a review names them.
function filled(random: Random, text: string, profile: PracticeProfile, { name, city, lawyers }: Reviewed): string {
  const lawyer = random.pick(lawyers);
  const [last = lawyer] = lawyer.split(' ').slice(-1);
  return text
    .replaceAll('{case}', random.pick(profile.cases))
    .replaceAll('{business}', name)
    .replaceAll('{lawyer}', random.chance(0.5) ? lawyer : `Attorney ${last}`)
    .replaceAll('{city}', city);
}

export function reviewerName(random: Random, { firstNames, lastNames }: DemoNames): string {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  return random.pick([
    `${first} ${last.charAt(0)}.`,
    `${first} ${last.charAt(0)}.`,
    `${first} ${last}`,
    `${first.charAt(0)}. ${last}`,
    first,
  ]);
}
