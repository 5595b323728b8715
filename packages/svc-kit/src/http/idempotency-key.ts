import { InvalidParameter } from '../errors/domain-error.core.ts';

const KEY = /^[\w.:-]{8,100}$/;

/** The header `Idempotency-Key`: makes a request that is sent again answer the same instead of counting twice. */
export function readIdempotencyKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (KEY.test(value)) return value;
  throw new InvalidParameter(
    'Idempotency-Key',
    'Idempotency-Key must be 8 to 100 letters, digits or any of . _ : - (a UUID is a good choice).',
  );
}
