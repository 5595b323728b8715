import type { DescriptionTexts } from './demo-texts.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

export interface DescriptionFacts {
  name: string;
  city: string;
  stateName: string;
  languages: string[];
  freeConsultation: boolean;
  videoConsultation: boolean;
  /** First and last names; the first one leads. */
  lawyers: readonly string[];
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const filled = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));

/** `a, b and c`; `a, b as well as c and d` where an item has an "and" of its own. */
function listed(items: readonly string[]): string {
  const joint = items.some((item) => item.includes(' and ')) ? 'as well as' : 'and';
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1]}`;
}

/** Two to five sentences about a business; several thousand different ones for each practice area. */
export function businessDescription(
  random: Random,
  profile: PracticeProfile,
  facts: DescriptionFacts,
  texts: DescriptionTexts,
): string {
  const year = random.int(1968, 2019);
  const sentences = [opening(random, profile, facts, year, texts), people(random, profile, facts, year, texts)];
  if (random.chance(0.8)) sentences.push(random.pick(profile.facts));
  if (random.chance(0.45)) sentences.push(random.pick(texts.approaches));
  if (random.chance(0.5)) sentences.push(closing(random, facts, texts));
  return sentences.join(' ');
}

function opening(
  random: Random,
  profile: PracticeProfile,
  { name, city, stateName: state }: DescriptionFacts,
  year: number,
  { openings }: DescriptionTexts,
): string {
  const clients = random.pick(profile.clients);
  const matters = listed(random.sample(profile.matters, random.int(2, 3)));
  return filled(random.pick(openings), { name, city, state, year, clients, Clients: capitalize(clients), matters });
}

// It says names, years and numbers, because lists of businesses of one area show this sentence of each.
function people(
  random: Random,
  { isCharity }: PracticeProfile,
  { city, stateName: state, lawyers }: DescriptionFacts,
  year: number,
  texts: DescriptionTexts,
): string {
  const [lead = '', second = ''] = lawyers;
  const [years, attorneys, staff] = [random.int(4, 19), random.int(3, 14), random.int(2, 11)];
  const values = { lead, second, city, state, year, years, attorneys, staff, tens: staff * 10 };
  if (isCharity) return filled(random.pick(texts.peopleOfCharities), { ...values, visitors: staff * 12 });
  const more = { yearJoined: year + random.int(1, 4), yearsTogether: years + attorneys * 2 };
  return filled(random.pick(texts.people), { ...values, ...more });
}

function closing(random: Random, facts: DescriptionFacts, texts: DescriptionTexts): string {
  const spoken = facts.languages.map((code) => LANGUAGE_NAMES.of(code) ?? code);
  const possible = [random.pick(texts.closings)];
  if (spoken.length > 1) possible.push(filled(texts.severalLanguages, { languages: listed(spoken) }));
  if (facts.freeConsultation) possible.push(facts.videoConsultation ? texts.freeInPersonOrByVideo : texts.free);
  else if (facts.videoConsultation) possible.push(texts.byVideo);
  return random.pick(possible);
}
