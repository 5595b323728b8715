/** For tests and measurements, which ask for everything from one address: there the site's limits for a visitor are this high. */
export const LIFTED_LIMITS = {
  MAX_CONNECTIONS_PER_VISITOR: '10000',
  MAX_REQUESTS_PER_VISITOR: '1000000',
  MAX_FILES_PER_VISITOR: '1000000',
  MAX_WRITES_PER_VISITOR: '1000000',
  MAX_WRITES_PER_VISITOR_AND_TARGET: '1000000',
};

/** The same for reviews that would count or be shown later. */
export const LIFTED_HOLDS = { HOLD_REVIEWS_ABOVE: '1000000', HOLD_REVIEWS_OF_NETWORK_ABOVE: '1000000' };
