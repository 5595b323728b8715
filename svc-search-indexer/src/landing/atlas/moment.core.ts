import { zoneTimes } from '@lawdex/search-language/query';
import { EXPERIENCED_YEARS, TRUSTED_MONTHS } from '../../index-definition/features.core.ts';
import type { Moment } from '../../engines/landing-question.core.ts';

export function momentOf(now: Date, timeZones: readonly string[]): Moment {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - TRUSTED_MONTHS);
  return {
    admittedBy: now.getUTCFullYear() - EXPERIENCED_YEARS,
    checkedSince: since.toISOString().slice(0, 10),
    zones: zoneTimes(timeZones, now),
  };
}
