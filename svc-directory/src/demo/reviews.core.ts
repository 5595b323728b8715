import type { BusinessRecord, Review } from '@lawdex/contracts';
import { DEMO_TODAY } from './demo-business.core.ts';
import type { DemoTexts } from './demo-texts.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';
import { commentWriter, reviewerName } from './review-text.core.ts';

const THREE_YEARS = 3 * 365 * 86_400_000;

/** About 6.7 on average: one business in ten has none, most have a few, some have dozens. */
function reviewCount(random: Random): number {
  if (random.chance(0.1)) return 0;
  if (random.chance(0.05)) return random.int(20, 60);
  return 1 + Math.floor(-Math.log(1 - random.next()) * 5.3);
}

/** Weights of one to five stars: J-shaped, with more of the left end the weaker the business. */
function starWeights(quality: number): number[] {
  const weak = 1 - quality;
  return [0.02 + 0.42 * weak, 0.01 + 0.2 * weak, 0.02 + 0.28 * weak, 0.13 + 0.12 * weak, 0.05 + quality];
}

export function businessReviews(
  random: Random,
  profile: PracticeProfile,
  business: BusinessRecord,
  lawyers: readonly string[],
  texts: DemoTexts,
): Review[] {
  // The root pulls most businesses up: few offices with bad ratings stay in business.
  const weights = starWeights(Math.sqrt(random.next()));
  const reviewed = { name: business.name, city: business.city, lawyers };
  const comment = commentWriter(random, profile, reviewed, texts.reviews);
  const names = new Set<string>();
  const signature = (): string => {
    for (;;) {
      const name = reviewerName(random, texts.names);
      if (names.has(name)) continue;
      names.add(name);
      return name;
    }
  };
  return Array.from({ length: reviewCount(random) }, () => {
    const rating = random.weighted([1, 2, 3, 4, 5], weights);
    return {
      id: random.uuid(),
      businessId: business.id,
      userName: signature(),
      rating,
      comment: comment(rating),
      createdAt: new Date(DEMO_TODAY - Math.floor(random.next() * THREE_YEARS)).toISOString(),
    };
  }).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** One decimal, halves up, as PostgreSQL rounds `avg(rating)`. */
export function ratingOf(reviews: readonly Pick<Review, 'rating'>[]): string {
  if (reviews.length === 0) return '0.0';
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (Math.round((sum * 10) / reviews.length) / 10).toFixed(1);
}
