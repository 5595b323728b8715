import { FIRST_NAMES, LAST_NAMES, PLACE_WORDS } from './people.core.ts';
import type { Place } from './place.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

type NameStyle = (random: Random, profile: PracticeProfile, place: Place) => string;

const first = (random: Random): string => random.pick(FIRST_NAMES);
const last = (random: Random): string => random.pick(LAST_NAMES);
const initial = (random: Random): string => String.fromCharCode(65 + random.int(0, 24));
const words = (random: Random, profile: PracticeProfile): string => random.pick(profile.nameEndings);

function company(random: Random, place: Place): string {
  const florida = place.state === 'FL' ? ['P.A.', 'P.A.'] : [];
  return random.pick(['LLP', 'PLLC', 'P.C.', 'LLC', 'PC', ...florida]);
}

const STYLES: readonly [weight: number, style: NameStyle][] = [
  [14, (r) => r.sample(LAST_NAMES, 2).join(' & ')],
  [9, (r, _p, place) => `${r.sample(LAST_NAMES, 2).join(' & ')}, ${company(r, place)}`],
  [
    6,
    (r, _p, place) =>
      `${r
        .sample(LAST_NAMES, 3)
        .join(', ')
        .replace(/,([^,]*)$/, ' &$1')} ${company(r, place)}`,
  ],
  [9, (r) => `Law Office${r.chance(0.5) ? 's' : ''} of ${first(r)} ${initial(r)}. ${last(r)}`],
  [5, (r) => `${first(r)} ${last(r)}, Attorney at Law`],
  [10, (r) => `${last(r)} Law Group`],
  [8, (r) => `The ${last(r)} Law Firm`],
  [4, (r) => `The ${last(r)} Firm`],
  [5, (r, _p, place) => `${last(r)} Legal, ${company(r, place)}`],
  [16, (r, profile) => `${last(r)} ${words(r, profile)}`],
  [12, (r, profile) => `${r.pick(PLACE_WORDS)} ${words(r, profile)}`],
  [5, (r, _p, place) => `${r.pick(PLACE_WORDS)} Legal, ${company(r, place)}`],
  [5, (r, profile, place) => `${place.city} ${words(r, profile)}`],
  [3, (r, profile) => `${r.sample(LAST_NAMES, 2).join(' ')} ${words(r, profile)}`],
];
const WEIGHTS = STYLES.map(([weight]) => weight);

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
export function businessName(random: Random, profile: PracticeProfile, place: Place): string {
  if (profile.isCharity) return charityName(random, profile, place);
  return random.weighted(STYLES, WEIGHTS)[1](random, profile, place);
}

function charityName(random: Random, profile: PracticeProfile, place: Place): string {
  const from = random.chance(0.35) ? place.city : random.pick(PLACE_WORDS);
  return random.chance(0.2) ? `${words(random, profile)} of ${place.city}` : `${from} ${words(random, profile)}`;
}
