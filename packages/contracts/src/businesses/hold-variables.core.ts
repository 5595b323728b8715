import { described, integer } from '../processes/environment.core.ts';
import { HOLD_RULE } from './review-checks.core.ts';

/** Variables of svc-directory that lift the published rule, for tests. npm start checks them and passes them on. */
export const HOLD_VARIABLES = {
  HOLD_REVIEWS_ABOVE: described(
    'The usual number of reviews on a day of a business that has few, above which they count later. The public page tells the default.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.usualADay }),
  ),
  HOLD_REVIEWS_OF_NETWORK_ABOVE: described(
    'Reviews of a business by one network in a day above which more are held back.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.ofNetworkADay }),
  ),
};
