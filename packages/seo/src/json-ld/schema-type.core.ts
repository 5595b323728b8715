import type { BusinessKind, BusinessSummary } from '@lawdex/contracts';

// The first match wins, so specific keywords stand before general ones.
const BY_KEYWORD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(law|legal|lawyers?|attorneys?|litigation|injur(y|ies)|accidents?|malpractice|divorce|custody|criminal|dui|dwi|immigration|bankruptcy|estate planning|probate|wills?|trusts?|civil rights|intellectual property|patents?|trademarks?|tax(es)?|social security|disability|landlord|tenant|eviction|consumer protection|slip and fall|traffic|tickets?|workers.? comp(ensation)?|real estate|employment|general practice|notary|deaths?|nursing home|product liability|dog bites?|mesothelioma|asbestos|child support|adoption|domestic violence|guardianship|conservatorship|drug crimes?|expungement|white collar|crimes?|juvenile|termination|discrimination|harassment|wages?|overtime|veterans|foreclosure|debt collection|class actions?|insurance claims?|business formation|copyrights?|deportation|asylum|citizenship|naturalization|police misconduct|appeals?|mediation|arbitration)\b/i,
    'LegalService',
  ],
  [/\b(restaurant|cafe|coffee|pizza|bakery|food|bar|grill)\b/i, 'FoodEstablishment'],
  [/\b(doctor|dentist|clinic|medical|health)\b/i, 'MedicalBusiness'],
  [/\b(salon|spa|beauty|barber)\b/i, 'HealthAndBeautyBusiness'],
  [/\b(shop|store|retail)\b/i, 'Store'],
];

const BY_KIND: Partial<Record<BusinessKind, string>> = {
  'legal-aid': 'LegalService',
  court: 'Courthouse',
  agency: 'GovernmentOffice',
};

/** The schema.org type of a business, by its kind or else by keywords of its category's name. */
export const businessType = ({ kind, category }: Pick<BusinessSummary, 'kind' | 'category'>): string =>
  (kind && BY_KIND[kind]) ?? schemaType(category?.name);

/** The type of a law firm, from keywords of its category's name. */
export function schemaType(categoryName: string | null | undefined): string {
  const name = categoryName ?? '';
  return BY_KEYWORD.find(([keyword]) => keyword.test(name))?.[1] ?? 'LocalBusiness';
}
