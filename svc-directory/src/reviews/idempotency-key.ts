import { DomainError } from '@lawdex/svc-kit';

export const keyReused = (of: 'review' | 'report'): DomainError =>
  new DomainError('idempotency_key_reused', 422, `This Idempotency-Key came with another ${of} before. Use a new one.`);
