import { createHash } from 'node:crypto';
import { identityOf } from './identity.core.ts';

/** Knows a closed business again, without keeping its name. */
export const closedIdentityOf = (firm: Parameters<typeof identityOf>[0]): string =>
  createHash('sha256').update(identityOf(firm)).digest('hex');
