import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { entries, type VocabularyEntry } from './entry.core.ts';

const soft = (slug: string, phrases: string): VocabularyEntry[] => entries('practice', slug, phrases, 'soft');
const strong = (slug: string, phrases: string): VocabularyEntry[] => entries('practice', slug, phrases);

const SPANISH: readonly VocabularyEntry[] = PRACTICE_AREAS.flatMap(({ slug, spanish }) =>
  entries('practice', slug, spanish.join(',')),
);

/**
 * What visitors say of their trouble, beside the names and aliases of the practice areas. Soft where a word is as often said of
 * something else.
 */
export const PRACTICES: readonly VocabularyEntry[] = [
  ...SPANISH,
  ...strong(
    'general-practice',
    'general practice, general practitioner, general practice lawyer, full service law firm, general law, notary, notary public, notario',
  ),
  ...strong(
    'domestic-violence',
    'husband hit, boyfriend hit, wife hit, girlfriend hit, partner hit, husband beat, husband beats, husband hits, abusive husband',
  ),
  ...strong(
    'domestic-violence',
    'abusive wife, abusive boyfriend, abusive relationship, abusive partner, domestic abuse, spousal abuse, battered, protective order',
  ),
  ...strong(
    'domestic-violence',
    'restraining order, order of protection, husband abuses, husband hurt, husband threatened, stalking, hit my wife, hit my husband',
  ),
  ...strong('mesothelioma-asbestos', 'mesothelioma, asbestos, asbestos exposure, asbestosis'),
  ...strong('lemon-law', 'lemon law, lemon, lemon car, defective car, bad car dealer'),
  ...strong(
    'dui-dwi-defense',
    'drunk driving, driving drunk, drink and drive, drinking and driving, drove drunk, blew over, failed breathalyzer',
  ),
  ...strong('eviction', 'evict, evicted, evicting, kicked out of apartment, kicked out, eviction notice'),
  ...strong(
    'wrongful-termination',
    'fired, got fired, wrongfully fired, fired me, laid off, unfairly dismissed, unfair dismissal, wrongful dismissal',
  ),
  ...strong('car-accidents', 'rear ended, t boned, fender bender, hit by a car, hit by car, car hit me, totaled'),
  ...strong('truck-accidents', 'hit by a truck, hit by truck'),
  ...strong('dog-bites', 'dog bite, dog bit, bitten by a dog, dog attack, bit by a dog'),
  ...strong('slip-and-fall', 'slipped, tripped, slipped and fell, fell at work'),
  ...strong('immigration', 'deported, undocumented, illegal alien, green card, papers'),
  ...strong('child-custody', 'custody, my kids, see my kids, take my kids, custody of my kids'),
  ...strong('child-support', 'child support'),
  ...strong(
    'wage-claims',
    'not paid overtime, unpaid wages, boss wont pay, employer wont pay, stolen wages, last paycheck, final paycheck',
  ),
  ...strong('debt-collection', 'debt collector calling, collector calls, collection agency'),
  ...strong('traffic-tickets', 'ticket, speeding, ran a red light'),
  ...strong('personal-injury', 'personnel injury, got hurt, was hurt, injured'),
  ...strong(
    'divorce-family-law',
    'divorcing, divorced, leave my husband, leave my wife, cheated, cheating husband, cheating wife, name change',
  ),
  ...strong(
    'landlord-tenant',
    'landlord wont return deposit, deposit back, rent increase, raise my rent, raise rent, roommate',
  ),
  ...strong(
    'criminal-defense',
    'arrested, arrest, jail, charged, accused, accused of a crime, bail, warrant, felony, misdemeanor',
  ),
  ...strong('social-security-disability', 'denied disability, disability denied'),
  ...strong('tax-law', 'owe the irs, owe taxes, owe back taxes'),
  ...strong('bankruptcy', 'debts, in debt, drowning in debt, file bankruptcy'),
  ...strong('probate', 'contest a will, contest will, father died without a will, died without a will, without a will'),
  ...strong('estate-planning', 'make a will, write a will, draft a will, last will'),
  ...soft(
    'criminal-defense',
    'prison, police, crime, stole, stolen, shoplifting, drugs, gun, weapon, murder, manslaughter, probation, parole',
  ),
  ...soft('divorce-family-law', 'husband, wife, spouse, marriage, married, prenup, family'),
  ...soft('child-custody', 'kids, children, son, daughter, ex husband, ex wife'),
  ...soft('employment-law', 'boss, employer, manager, coworker, workplace, job, employee, paycheck'),
  ...soft('landlord-tenant', 'apartment, lease, rent, renter, mold, deposit'),
  ...soft('personal-injury', 'hurt, pain, accident, crash, wreck, insurance company, hospital bill'),
  ...soft('medical-malpractice', 'doctor, hospital, surgery, surgeon, nurse, dentist, misdiagnosed'),
  ...soft('bankruptcy', 'debt, creditor, loan, broke, owe money'),
  ...soft('estate-planning', 'will, inherit, inheritance, heir, beneficiary'),
  ...soft('probate', 'died, death, passed away'),
  ...soft('real-estate', 'house, home, property, neighbor, fence, title, closing'),
  ...soft('business-law', 'business, contract, partner dispute, company formation, investor'),
  ...soft('immigration', 'citizenship, visa, border, papers'),
  ...soft('consumer-protection', 'scam, scammed, refund, ripped off, warranty, dealer, robocalls'),
  ...soft('tax-law', 'irs, taxes'),
  ...soft('workers-compensation', 'hurt at work, injured at work, work injury'),
];
