/** `@Inject(FEED_ORIGIN) origin: string`: scheme and host of the site, as it is configured. */
export const FEED_ORIGIN = Symbol('feed-origin');
