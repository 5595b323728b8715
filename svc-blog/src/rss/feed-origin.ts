/** Injected by `@Inject(FEED_ORIGIN) origin: string`: scheme and host of the site from the configuration. */
export const FEED_ORIGIN = Symbol('feed-origin');
