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

const APPROACHES = [
  'Calls are returned the same day, and every client has one lawyer who knows the whole file.',
  'Clients get straight answers about cost, time and risk before they decide anything.',
  'The office keeps its caseload small, so that each matter gets the attention it needs.',
  'Plain language is a house rule, in letters as well as in court.',
  'Every client receives a written summary after each meeting, with the next step and its date.',
  'The lawyers prefer a fair settlement to a long fight, and prepare for both.',
  'A secure client portal shows documents, deadlines and invoices at any hour.',
  'Preparation is what the firm is known for: no hearing goes by without a rehearsal.',
  'The same attorney stays with a case from the first call to its end.',
  'Colleagues in the area often refer their harder cases here.',
  'Its attorneys teach at the local bar association and write about the field.',
  'Much of the work comes from former clients who send their friends.',
  'No question is treated as too small, and none is answered in Latin.',
  'The team combines seasoned trial lawyers with younger colleagues who are at home in new technology.',
  'People are met where they are: in the office, at home or by phone.',
  'Invoices are itemized and explained, and estimates are kept.',
];

const CLOSINGS = [
  'Parking is available behind the building.',
  'The office is a short walk from the courthouse.',
  'New matters are usually reviewed within two business days.',
  'Appointments can be booked by phone or online.',
  'The entrance and the meeting rooms are step-free.',
  'Walk-ins are welcome when a lawyer is free.',
];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`; `a, b as well as c and d` where an item has an "and" of its own. */
function listed(items: readonly string[]): string {
  const joint = items.some((item) => item.includes(' and ')) ? 'as well as' : 'and';
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1]}`;
}

function opening(
  random: Random,
  profile: PracticeProfile,
  { name, city, stateName }: DescriptionFacts,
  year: number,
): string {
  const clients = random.pick(profile.clients);
  const matters = listed(random.sample(profile.matters, random.int(2, 3)));
  return random.pick([
    `${name} represents ${clients} across ${city}, with a focus on ${matters}.`,
    `From its office in ${city}, ${name} helps ${clients} with ${matters}.`,
    `${name} is a law practice in ${city} that works with ${clients} on ${matters}.`,
    `Serving ${city} and the surrounding area since ${year}, ${name} handles ${matters} for ${clients}.`,
    `The attorneys at ${name} advise ${clients} on ${matters}.`,
    `${capitalize(clients)} in ${city} turn to ${name} for help with ${matters}.`,
    `${name} was founded in ${year} to give ${clients} steady, practical counsel on ${matters}.`,
    `${name} takes on ${matters} for ${clients} throughout ${city} and much of ${stateName}.`,
    `For ${clients}, ${name} offers experienced help with ${matters}.`,
    `Based in ${city}, ${name} devotes its practice to ${matters}.`,
  ]);
}

/** Who they are. With names, years and numbers, because lists of offices of one area show this sentence of each. */
function people(
  random: Random,
  { isCharity }: PracticeProfile,
  { city, stateName, lawyers }: DescriptionFacts,
  year: number,
): string {
  const [lead = '', second = ''] = lawyers;
  const [years, attorneys, staff] = [random.int(4, 19), random.int(3, 14), random.int(2, 11)];
  if (isCharity)
    return random.pick([
      `${lead} directs the office, which has ${attorneys} staff attorneys and about ${staff * 10} volunteers.`,
      `${lead} and ${attorneys} other attorneys see about ${staff * 12} people a week.`,
      `Founded in ${year}, it is led by ${lead} and lives on grants and the help of ${staff * 10} volunteers.`,
    ]);
  return random.pick([
    `${lead} opened the office in ${year} after ${years} years at a larger firm.`,
    `${lead} and ${second} have shared the practice since ${year}.`,
    `${lead} leads a team of ${attorneys} attorneys and ${staff} paralegals.`,
    `${lead}, who grew up in ${city}, has practiced here since ${year}.`,
    `${lead} clerked for a judge in ${stateName} before opening the office in ${year}.`,
    `Clients deal with ${lead} or ${second} in person, from the first call on.`,
    `${second} joined ${lead} in ${year + random.int(1, 4)}; together they have ${years + attorneys * 2} years of practice.`,
    `${lead} meets every new client, and ${second} keeps an eye on every deadline.`,
    `It is a small office: ${lead}, ${second} and ${staff} people who answer the phone themselves.`,
    `${lead} taught school for ${years} years before law school, and explains things accordingly.`,
    `With ${attorneys} attorneys, among them ${lead}, it is neither the largest office in town nor the slowest.`,
    `${lead} and ${second} take ${staff * 10} new matters a year and no more.`,
  ]);
}

function closing(random: Random, facts: DescriptionFacts): string {
  const spoken = facts.languages.map((code) => LANGUAGE_NAMES.of(code) ?? code);
  const possible = [random.pick(CLOSINGS)];
  if (spoken.length > 1) possible.push(`The staff speaks ${listed(spoken)}.`);
  if (facts.freeConsultation)
    possible.push(
      facts.videoConsultation
        ? 'First consultations are free, in person or by video.'
        : 'The first consultation is free.',
    );
  else if (facts.videoConsultation) possible.push('Meetings by video are available across the state.');
  return random.pick(possible);
}

/** Two to five sentences about a business; several thousand different ones for each practice area. */
export function businessDescription(random: Random, profile: PracticeProfile, facts: DescriptionFacts): string {
  const year = random.int(1968, 2019);
  const sentences = [opening(random, profile, facts, year), people(random, profile, facts, year)];
  if (random.chance(0.8)) sentences.push(random.pick(profile.facts));
  if (random.chance(0.45)) sentences.push(random.pick(APPROACHES));
  if (random.chance(0.5)) sentences.push(closing(random, facts));
  return sentences.join(' ');
}
