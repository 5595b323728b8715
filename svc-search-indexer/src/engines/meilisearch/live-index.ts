/** Which index searches read. Null until one is complete. */
export class LiveIndex {
  uid: string | null = null;
}

export const uidOf = (generation: string): string => `businesses-${generation}`;
