/** Connections to PostgreSQL that the pool of a service holds at most. */
export const POOL_SIZE = 10;

/** Those of its relay: one for each consumer of its events, and one to look how many wait. */
export const relayPoolSize = (consumers: number): number => consumers + 1;

/** All that a service holds at most; one that tells events also listens for new ones over a connection of its own. */
export const connectionsOf = (consumers: number): number =>
  POOL_SIZE + (consumers === 0 ? 0 : relayPoolSize(consumers) + 1);
