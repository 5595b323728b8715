import type { Clock } from './clock.ts';

export interface DirectoryConfig {
  /** Of the login that may read and write rows. */
  databaseUrl: string;
  internalToken: string;
  /** Base URLs of the services that are told what changed. */
  consumers: readonly string[];
  /** The system's clock unless told. */
  clock?: Clock;
}

/** `@Inject(DIRECTORY_CONFIG) config: DirectoryConfig` */
export const DIRECTORY_CONFIG = Symbol('directory-config');
