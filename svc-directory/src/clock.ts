/** `@Inject(CLOCK) clock: Clock`: the one place where time comes in. */
export type Clock = () => Date;
export const CLOCK = Symbol('clock');
