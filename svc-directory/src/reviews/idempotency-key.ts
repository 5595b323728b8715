import { DomainError, InvalidParameter } from '@lawdex/svc-kit';

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

export const keyReused = (of: 'review' | 'report'): DomainError =>
  new DomainError('idempotency_key_reused', 422, `This Idempotency-Key came with another ${of} before. Use a new one.`);
