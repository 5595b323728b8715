/** Names of the practice areas that pages name without asking for them, by slug: the whole list would be too much for a browser. */
export const PRACTICE_NAMES = {
  'personal-injury': 'Personal Injury',
  'divorce-family-law': 'Divorce & Family Law',
  'criminal-defense': 'Criminal Defense',
  'dui-dwi-defense': 'DUI & DWI Defense',
  immigration: 'Immigration',
  'employment-law': 'Employment Law',
} as const;
