import { createHash } from 'node:crypto';
import { identityOf, type Named } from './identity.core.ts';

/** Knows a closed business again, without keeping its name. */
export const closedIdentityOf = (firm: Named): string => createHash('sha256').update(identityOf(firm)).digest('hex');
