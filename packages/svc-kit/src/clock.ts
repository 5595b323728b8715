/** `@Inject(CLOCK) clock: Clock`: the one way by which time comes into a service, so that tests can say what time it is. */
export type Clock = () => Date;
export const CLOCK = Symbol('clock');

export const systemClock: Clock = () => new Date();
