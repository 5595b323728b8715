import { BUSINESS_PROPERTY_PROFILES } from './business-property.core.ts';
import { COMMUNITY_PROFILES } from './community.core.ts';
import { CRIMINAL_IMMIGRATION_PROFILES } from './criminal-immigration.core.ts';
import { FAMILY_ESTATE_PROFILES } from './family-estate.core.ts';
import { INJURY_PROFILES } from './injury.core.ts';
import type { PracticeProfile } from './profile.core.ts';

export const PRACTICE_PROFILES: readonly PracticeProfile[] = [
  ...INJURY_PROFILES,
  ...FAMILY_ESTATE_PROFILES,
  ...CRIMINAL_IMMIGRATION_PROFILES,
  ...BUSINESS_PROPERTY_PROFILES,
  ...COMMUNITY_PROFILES,
];
