/** Which generation searches read. Null until one is complete. */
export class LiveIndex {
  generation: string | null = null;
}

export const uidOf = (generation: string): string => `businesses-${generation}`;

/** Popular searches have an index of their own beside each. */
export const popularUidOf = (generation: string): string => `popular-${generation}`;
