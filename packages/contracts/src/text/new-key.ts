/** A key that nobody else has, such as an Idempotency-Key. `crypto.randomUUID` does not exist on sites without https, nor in Safari before 15.4. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
