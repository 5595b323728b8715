/** The storage key of a set of businesses, the same in whatever order they are compared. */
export const voteKey = (ids: readonly string[]): string => `compareVote:${[...ids].sort().join(',')}`;

/** Storage may hold anything, so a vote counts only if it names one of these businesses. */
export const readVote = (stored: string | null, ids: readonly string[]): string | null =>
  stored !== null && ids.includes(stored) ? stored : null;
