/** Work that pauses after each step, so that other work gets its turn. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Works at one item after the other, and ends a step after every `most` of them. */
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
