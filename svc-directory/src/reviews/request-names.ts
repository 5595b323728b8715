import { createHash } from 'node:crypto';
import { DomainError } from '@lawdex/svc-kit';

/** Names a visitor of one day for one subject, so that what they write of others cannot be linked. `visitor` is the name that the shell gives. */
export const senderName = (visitor: string, subject: string): string =>
  createHash('sha256').update(`${visitor}\n${subject}`).digest('hex').slice(0, 32);

export const keyReused = (of: 'review' | 'report'): DomainError =>
  new DomainError('idempotency_key_reused', 422, `This Idempotency-Key came with another ${of} before. Use a new one.`);
