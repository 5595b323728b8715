import type { HoldingRow, LandingAnswer, LandingQuestion, LandingScope, Moment } from './landing-question.core.ts';

/** Counts businesses for landing pages. PostgreSQL does, whichever engine answers searches. */
export interface LandingFigures {
  /** Rejects when it takes longer than a request may; the whole country may take longer. */
  ask(question: LandingQuestion, moment: Moment): Promise<LandingAnswer>;
  /** City by city. */
  holdings(scope: LandingScope, moment: Moment): Promise<HoldingRow[]>;
  /** Another one whenever a row has changed. */
  version(): Promise<string>;
  /** How many businesses pages may list. */
  countListed(): Promise<number>;
}

/** Nest injects them by this token. */
export const LANDING_FIGURES = Symbol('figures of landing pages');

/** The rows that they count follow the log of documents under this name. */
export const LANDING_ROWS = 'landing';
