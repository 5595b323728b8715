/**
 * What visitors call a practice area, beyond its name and the aliases that the directory keeps; by category slug.
 * Expanded into every document when it is indexed, so that a change here needs a reindex (see `version.ts`).
 */
export const PRACTICE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'personal-injury': ['injury', 'accident', 'accident injury', 'injury claim', 'pi'],
  'car-accidents': ['car accident', 'car crash', 'auto accident', 'car wreck', 'motor vehicle accident', 'whiplash'],
  'truck-accidents': ['truck accident', 'truck crash', 'semi accident', '18 wheeler', 'big rig'],
  'medical-malpractice': ['malpractice', 'med mal', 'medical negligence', 'doctor negligence', 'birth injury'],
  'workers-compensation': [
    'workers comp',
    'work comp',
    'workmans comp',
    'work injury',
    'workplace injury',
    'job injury',
  ],
  'divorce-family-law': [
    'divorce',
    'family',
    'family law',
    'separation',
    'alimony',
    'prenup',
    'matrimonial',
    'adoption',
  ],
  'child-custody': ['custody', 'child support', 'visitation', 'parental rights'],
  'criminal-defense': [
    'criminal',
    'criminal law',
    'felony',
    'misdemeanor',
    'public defender',
    'drug charge',
    'assault',
  ],
  'dui-dwi-defense': ['dui', 'dwi', 'owi', 'drunk driving', 'drink driving', 'impaired driving'],
  immigration: ['immigration law', 'visa', 'green card', 'citizenship', 'deportation', 'asylum', 'naturalization'],
  bankruptcy: ['chapter 7', 'chapter 13', 'chapter 11', 'debt relief', 'insolvency', 'foreclosure'],
  'estate-planning': [
    'estate',
    'wills',
    'trusts',
    'wills and trusts',
    'will',
    'probate',
    'inheritance',
    'power of attorney',
  ],
  'real-estate': ['property law', 'real property', 'closing', 'title', 'conveyancing'],
  'business-law': ['business', 'corporate', 'corporate law', 'commercial', 'contracts', 'startup', 'llc formation'],
  'employment-law': [
    'employment',
    'labor',
    'labor law',
    'wrongful termination',
    'workplace discrimination',
    'wage claim',
  ],
  'civil-rights': ['discrimination', 'police brutality', 'police misconduct', 'constitutional'],
  'intellectual-property': ['ip', 'patent', 'trademark', 'copyright', 'trade secret'],
  'tax-law': ['tax', 'taxes', 'irs', 'tax relief', 'tax debt'],
  'social-security-disability': ['social security', 'disability', 'ssdi', 'ssi', 'disability benefits'],
  'elder-law': ['elder', 'elder care', 'medicaid', 'guardianship', 'nursing home'],
  'landlord-tenant': ['landlord', 'tenant', 'eviction', 'lease', 'renters rights', 'rental dispute'],
  'consumer-protection': ['consumer', 'lemon law', 'fraud', 'debt collection', 'scam'],
  'slip-and-fall': ['slip fall', 'premises liability', 'trip and fall'],
  'traffic-tickets': ['traffic', 'traffic ticket', 'speeding ticket', 'speeding', 'license suspension'],
  'general-practice': ['general', 'general law'],
  'legal-aid': ['legal aid', 'pro bono', 'free legal help', 'legal services', 'legal help'],
};

/** Other names of cities, by city key; `saint`/`st`, `fort`/`ft` and `mount`/`mt` are expanded by rule. */
const CITY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'new-york-ny': ['nyc', 'new york city', 'ny city', 'manhattan'],
  'los-angeles-ca': ['la', 'l a'],
  'san-francisco-ca': ['sf', 'san fran'],
  'philadelphia-pa': ['philly', 'phila'],
  'las-vegas-nv': ['vegas'],
  'washington-dc': ['dc', 'washington d c'],
  'new-orleans-la': ['nola'],
  'atlanta-ga': ['atl'],
  'dallas-tx': ['dfw'],
  'indianapolis-in': ['indy'],
  'minneapolis-mn': ['mpls'],
  'oklahoma-city-ok': ['okc'],
  'salt-lake-city-ut': ['slc'],
  'jacksonville-fl': ['jax'],
};

const INTERCHANGEABLE: ReadonlyArray<readonly [string, string]> = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** Every way to write a city's name, its own first, normalised words not yet stemmed. */
export function cityNames(city: string, cityKey: string): string[] {
  const own = city.toLowerCase().replaceAll('.', '');
  const names = [own, ...(CITY_ALIASES[cityKey] ?? [])];
  for (const [long, short] of INTERCHANGEABLE) {
    if (own.startsWith(`${long} `)) names.push(short + own.slice(long.length));
    if (own.startsWith(`${short} `)) names.push(long + own.slice(short.length));
  }
  return names;
}
