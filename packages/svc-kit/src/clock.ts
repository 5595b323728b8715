/** Time comes into a service only by `@Inject(CLOCK) clock: Clock`, so that tests can say which time it is. */
export type Clock = () => Date;
export const CLOCK = Symbol('clock');

export const systemClock: Clock = () => new Date();
