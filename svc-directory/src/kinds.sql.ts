import { RATEABLE_KINDS } from '@lawdex/contracts';

/** Selects businesses that visitors hire or turn to for help: no courts, no agencies. */
export const FIRMS = `kind in (${RATEABLE_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
