import { InvalidParameter } from '../errors/domain-error.core.ts';

const KEY = /^[\w.:-]{8,100}$/;

/** Reads the header `Idempotency-Key`, by which a request that is sent again gets the same answer and counts once. */
export function readIdempotencyKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (KEY.test(value)) return value;
  throw new InvalidParameter(
    'Idempotency-Key',
    'Idempotency-Key must be 8 to 100 letters, digits or any of . _ : - (a UUID is a good choice).',
  );
}
