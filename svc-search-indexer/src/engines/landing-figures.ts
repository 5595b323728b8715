import type { HoldingRow, LandingScope, Moment } from './landing-question.core.ts';

/** Where businesses are, for the decision which landing pages there are. PostgreSQL counts it, whichever engine answers. */
export interface LandingHoldings {
  /** City by city. */
  holdings(scope: LandingScope, moment: Moment): Promise<HoldingRow[]>;
  /** Another one whenever a row has changed. */
  version(): Promise<string>;
  /** How many businesses pages may list. */
  countListed(): Promise<number>;
}

/** Nest injects them by this token. */
export const LANDING_HOLDINGS = Symbol('holdings of landing pages');

/** The rows that they count follow the log of documents under this name. */
export const LANDING_ROWS = 'landing';
