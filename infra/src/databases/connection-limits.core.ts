import { connectionsOf, type ServiceDescription } from '@lawdex/contracts';
import { hearersOf } from '../services/relations.core.ts';

type Service = Pick<ServiceDescription, 'name' | 'hears'>;

/** For whoever looks into a database by hand. */
const BY_HAND = 2;
/** Migrations use two; a start may run several, and one that was killed has not let go of its own yet. */
const MIGRATOR = 6;
/** For the superuser and for what PostgreSQL itself starts; the superuser's slots are among them. */
const RESERVE = 20;
export const SUPERUSER_SLOTS = 8;
/** Without any service, as tests start it. */
const LEAST = 100;

/** One process more than there are may hold connections, because PostgreSQL may notice late that a killed one is gone. */
export const limitsOf = (service: Service, services: readonly Service[], processes = 1) => ({
  app: (processes + 1) * connectionsOf(hearersOf(services, service.name).length) + BY_HAND,
  migrator: MIGRATOR,
});

/** Connections that the server has to admit, so that every login finds as many as it may have. */
export const maxConnections = (services: readonly Service[]): number =>
  Math.max(
    LEAST,
    services.map((one) => limitsOf(one, services)).reduce((sum, { app, migrator }) => sum + app + migrator, RESERVE),
  );
