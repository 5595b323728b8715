export type StarFill = 'full' | 'half' | 'none';

/** Five stars, to the nearest half. */
export function litStars(rating: number): StarFill[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating || 0)) * 2);
  return [1, 2, 3, 4, 5].map((star) => (halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'none'));
}

export function describeRating(rating: number, count?: number): string {
  if (count === 0 || !(rating > 0)) return 'No reviews yet';
  const said = `Rated ${rating.toFixed(1)} out of 5`;
  if (count === undefined) return said;
  return `${said}, ${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
}
