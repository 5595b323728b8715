import { BUSINESS_FLAGS, type BusinessFlag, type BusinessFlags, type BusinessRecord } from '@lawdex/contracts';

/** A record that was stored before a flag existed has nothing to say about it, and counts as without it. */
export function flagsOf(record: Partial<Pick<BusinessRecord, BusinessFlag>>): BusinessFlags {
  const flags: Partial<BusinessFlags> = {};
  for (const flag of BUSINESS_FLAGS) flags[flag] = record[flag] ?? false;
  return flags as BusinessFlags;
}
