import type { DemoNames } from './demo-texts.core.ts';
import type { Place } from './place.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

/** Draws the parts of one name. */
interface NameParts {
  city: string;
  first(): string;
  last(): string;
  partners(count: number): string[];
  initial(): string;
  /** `Law Office` or `Law Offices`. */
  lawOffice(): string;
  /** The form of the company: `LLP`. */
  company(): string;
  /** The words for its practice: `Injury Law`. */
  practice(): string;
  placeWord(): string;
}

const STYLES: readonly [weight: number, style: (parts: NameParts) => string][] = [
  [14, (parts) => parts.partners(2).join(' & ')],
  [9, (parts) => `${parts.partners(2).join(' & ')}, ${parts.company()}`],
  [6, (parts) => `${withAmpersand(parts.partners(3))} ${parts.company()}`],
  [9, (parts) => `${parts.lawOffice()} of ${parts.first()} ${parts.initial()}. ${parts.last()}`],
  [5, (parts) => `${parts.first()} ${parts.last()}, Attorney at Law`],
  [10, (parts) => `${parts.last()} Law Group`],
  [8, (parts) => `The ${parts.last()} Law Firm`],
  [4, (parts) => `The ${parts.last()} Firm`],
  [5, (parts) => `${parts.last()} Legal, ${parts.company()}`],
  [16, (parts) => `${parts.last()} ${parts.practice()}`],
  [12, (parts) => `${parts.placeWord()} ${parts.practice()}`],
  [5, (parts) => `${parts.placeWord()} Legal, ${parts.company()}`],
  [5, (parts) => `${parts.city} ${parts.practice()}`],
  [3, (parts) => `${parts.partners(2).join(' ')} ${parts.practice()}`],
];
const WEIGHTS = STYLES.map(([weight]) => weight);

const withAmpersand = (partners: readonly string[]): string => partners.join(', ').replace(/,([^,]*)$/, ' &$1');

/** The same for names that differ in no more than the form of the company, or in who comes first. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/,? (?:llp|pllc|p\.c\.|llc|pc|p\.a\.)$/, '')
    .replace(/\boffices\b/, 'office')
    .split(/[\s,&]+/)
    .sort()
    .join(' ');

/** A made-up business's name, in one of many styles. */
export function businessName(random: Random, profile: PracticeProfile, place: Place, names: DemoNames): string {
  const parts = partsOf(random, profile, place, names);
  return profile.isCharity ? charityName(random, parts) : random.weighted(STYLES, WEIGHTS)[1](parts);
}

function charityName(random: Random, parts: NameParts): string {
  const from = random.chance(0.35) ? parts.city : parts.placeWord();
  return random.chance(0.2) ? `${parts.practice()} of ${parts.city}` : `${from} ${parts.practice()}`;
}

function partsOf(
  random: Random,
  { nameEndings }: PracticeProfile,
  { city, state }: Place,
  names: DemoNames,
): NameParts {
  const florida = state === 'FL' ? ['P.A.', 'P.A.'] : [];
  return {
    city,
    first: () => random.pick(names.firstNames),
    last: () => random.pick(names.lastNames),
    partners: (count) => random.sample(names.lastNames, count),
    initial: () => String.fromCharCode(65 + random.int(0, 24)),
    lawOffice: () => (random.chance(0.5) ? 'Law Offices' : 'Law Office'),
    company: () => random.pick(['LLP', 'PLLC', 'P.C.', 'LLC', 'PC', ...florida]),
    practice: () => random.pick(nameEndings),
    placeWord: () => random.pick(names.placeWords),
  };
}
