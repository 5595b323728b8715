/** A key that nobody else has, such as an Idempotency-Key: made without `crypto.randomUUID`, which needs https, and also of the time. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(3)), Date.now()].join('-');
