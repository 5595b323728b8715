import { described, integer } from '../processes/environment.core.ts';
import { HOLD_RULE } from './review-checks.core.ts';

/** Variables of svc-directory that lift the published rule, for tests. npm start checks them and passes them on. */
export const HOLD_VARIABLES = {
  HOLD_REVIEWS_ABOVE: described(
    'Reviews of a business in an hour above which more are held back. The number of a day is raised with it. The public page tells the default.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.reviewsAnHour }),
  ),
  HOLD_REVIEWS_OF_NETWORK_ABOVE: described(
    'Reviews of a business by one network in a day above which more are held back.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.ofNetworkADay }),
  ),
};
