export type paths = Record<never, never>;
