/** Made-up searches that the demo starts with, and by how many visitors. */
export const DEMO_POPULAR_SEARCHES: ReadonlyMap<string, number> = new Map([
  ['car accident lawyer', 48],
  ['divorce attorney', 41],
  ['immigration lawyer', 37],
  ['dui defense', 29],
  ['free consultation personal injury', 24],
  ['bankruptcy', 21],
  ['child custody', 18],
  ['estate planning', 15],
  ['workers compensation', 12],
  ['criminal defense houston', 9],
]);
