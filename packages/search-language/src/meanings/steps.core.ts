/** Work that may be put down after each of its steps, so that others have their turn. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Works at one after the other; a step ends after so many. */
export function* each<T>(all: Iterable<T>, most: number, work: (one: T) => void): Steps<void> {
  let done = 0;
  for (const one of all) {
    work(one);
    if (++done % most === 0) yield;
  }
}

export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
