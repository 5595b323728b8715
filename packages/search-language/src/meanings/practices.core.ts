import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { entries } from './entry.core.ts';
import type { VocabularyEntry } from './entry.core.ts';
import { BENEFITS } from './practices/benefits.core.ts';
import { BUSINESS } from './practices/business.core.ts';
import { CRIME } from './practices/crime.core.ts';
import { ESTATE } from './practices/estate.core.ts';
import { FAMILY } from './practices/family.core.ts';
import { HEALTH } from './practices/health.core.ts';
import { HOUSING } from './practices/housing.core.ts';
import { IMMIGRATION } from './practices/immigration.core.ts';
import { INJURY } from './practices/injury.core.ts';
import { MONEY } from './practices/money.core.ts';
import { RIGHTS } from './practices/rights.core.ts';
import { STATUTES } from './practices/statutes.core.ts';
import { WORK } from './practices/work.core.ts';

const SPANISH: readonly VocabularyEntry[] = PRACTICE_AREAS.flatMap(({ slug, spanish }) =>
  entries('practice', slug, spanish.join(',')),
);

/** What visitors say of their trouble, beside the names and aliases of the practice areas. */
export const PRACTICES: readonly VocabularyEntry[] = [
  ...SPANISH,
  ...FAMILY,
  ...ESTATE,
  ...CRIME,
  ...INJURY,
  ...HEALTH,
  ...WORK,
  ...BENEFITS,
  ...MONEY,
  ...HOUSING,
  ...BUSINESS,
  ...IMMIGRATION,
  ...RIGHTS,
  ...STATUTES,
];
