/** One vote for each set of businesses, in whatever order they are compared. */
export const voteKey = (ids: readonly string[]): string => `compareVote:${[...ids].sort().join(',')}`;

/** What is stored may be anything: a vote is for one of these, or none. */
export const readVote = (stored: string | null, ids: readonly string[]): string | null =>
  stored !== null && ids.includes(stored) ? stored : null;
