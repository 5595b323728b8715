import { countOf } from '@lawdex/contracts';
/** Number of lit half stars, 0 to 10. */
export const litHalves = (rating: number): number => Math.round(Math.min(5, Math.max(0, rating || 0)) * 2);

export function describeRating(rating: number, count?: number): string {
  if (count === 0 || !(rating > 0)) return 'No reviews yet';
  const said = `Rated ${rating.toFixed(1)} out of 5`;
  if (count === undefined) return said;
  return `${said}, ${countOf(count, 'review')}`;
}
