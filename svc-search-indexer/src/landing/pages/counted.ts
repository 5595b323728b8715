import type { Position } from '@lawdex/contracts';
import type { LandingAnswer, LandingQuestion, LandingScope } from '../../engines/landing-question.core.ts';
import { FEATURE_OF } from '../../index-definition/features.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';
import { MODIFIER_WORDS } from '../words/modifier-words.core.ts';
import { ENOUGH } from '../worth/worth.core.ts';

export interface Counted {
  answer: LandingAnswer;
  applied: boolean;
  radiusMiles: number | null;
}

export type Ask = (question: LandingQuestion) => Promise<LandingAnswer>;

/** Around a position, the first of these that has a choice. */
const RADII_MILES = [25, 100];

export async function countedFor(
  slug: LandingSlug,
  scope: LandingScope,
  position: Position | null,
  ask: Ask,
): Promise<Counted> {
  const circles = position ? RADII_MILES.map((miles) => ({ kind: 'around' as const, centre: position, miles })) : [];
  for (const where of circles) {
    const counted = await chosen(slug, { ...scope, where }, ask);
    const last = where === circles.at(-1);
    if (counted.answer.inPlace >= ENOUGH || (last && counted.answer.inPlace > 0)) {
      return { ...counted, radiusMiles: where.miles };
    }
  }
  return { ...(await chosen(slug, scope, ask)), radiusMiles: null };
}

/** Businesses that the modifier asks for; all of them when nothing backs it or nobody is so. */
async function chosen({ modifier }: LandingSlug, scope: LandingScope, ask: Ask): Promise<Omit<Counted, 'radiusMiles'>> {
  const mark = modifier === null ? null : FEATURE_OF[modifier];
  const nearest = modifier === 'nearby' && scope.where.kind === 'around';
  const everybody: LandingQuestion = { ...scope, mark: 0, open: false, sort: nearest ? 'distance' : 'rating' };
  if (modifier !== null && mark !== null) {
    const { sort } = MODIFIER_WORDS[modifier];
    const answer = await ask({ ...scope, mark, open: modifier === 'open-now', sort });
    if (answer.total > 0) return { answer, applied: true };
  }
  return { answer: await ask(everybody), applied: false };
}
