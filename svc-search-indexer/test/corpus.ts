import { PRICE_RANGES, WEEKDAYS, type BusinessRecord, type WeeklyHours } from '@lawdex/contracts';
import { CATEGORIES, CITIES, randomOf, type TestCity } from '@lawdex/search-language/testing';
import { business, uuidOf } from './businesses.ts';

export const SURNAMES =
  `Adler Baker Castillo Donovan Eastwood Fitzgerald Goldberg Hartman Ibarra Jacobson Kowalski Lindqvist
  Morales Nakamura Oyelaran Petrov Quintero Rasmussen Sandoval Thornton Underhill Vasquez Whitfield Xiong Yamamoto
  Zimmerman Abernathy Blackwood Cavanaugh Delacroix Ellsworth Fairbanks Greenwood Hollister Ingram Jefferson Kessler
  Lombardi Mackenzie Northrup`.split(/\s+/);
const DESCRIPTIONS = [
  'Plain language is a house rule, in letters as well as in court.',
  'Clients get straight answers about cost, time and risk before they decide anything.',
  'The office keeps its caseload small, so that each matter gets the attention it needs.',
  'Appointments can be booked by phone or online, and evening meetings are possible.',
];

/** So many businesses over all test cities and practice areas. `extraNames` widens the vocabulary, for measurements. */
export function* corpus(
  count: number,
  options: { cities?: readonly TestCity[]; extraNames?: number } = {},
): Generator<BusinessRecord> {
  const random = randomOf(42);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cities = options.cities ?? CITIES;
  const names = [...SURNAMES, ...madeUpNames(options.extraNames ?? 0, random)];
  for (let index = 0; index < count; index++) {
    const area = CATEGORIES[index % CATEGORIES.length] as (typeof CATEGORIES)[number];
    const other = pick(CATEGORIES);
    const place = pick(cities);
    const name = `${pick(names)} & ${pick(names)} ${pick([area.name, 'Law Group', 'LLP', 'Legal, P.C.'])}`;
    yield business({
      id: uuidOf(`corpus ${index}`),
      name,
      practice: area.slug,
      additional: other === area ? [] : [other.slug],
      in: { ...place, lat: place.lat + random() * 0.2 - 0.1, lng: place.lng + random() * 0.2 - 0.1 },
      slug: `business-${index}`,
      description: `${name} helps people in ${place.city} with ${area.name}. ${pick(DESCRIPTIONS)} ${pick(DESCRIPTIONS)}`,
      priceRange: pick(PRICE_RANGES),
      rating: (3 + Math.round(random() * 20) / 10).toFixed(1),
      reviewCount: Math.floor(random() * 40),
      hasDelivery: random() < 0.2,
      hasTakeout: random() < 0.2,
      freeConsultation: random() < 0.6,
      videoConsultation: random() < 0.4,
      languages: random() < 0.3 ? ['en', 'es'] : ['en'],
      feeBasis: random() < 0.5 ? ['contingency'] : ['hourly'],
      hours: index % 10 === 0 ? null : weekdays(random() < 0.1 ? '20:00' : '09:00', random() < 0.1 ? '02:00' : '17:00'),
    });
  }
}

function weekdays(open: string, close: string): WeeklyHours {
  return Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, { open, close }]));
}

function madeUpNames(count: number, random: () => number): string[] {
  const syllables = 'ba ke lo mi ner dal ston wick ham ford ley son mar tin gar rel vi os an dre'.split(' ');
  return Array.from({ length: count }, () => {
    const word = Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    );
    return word.join('').replace(/^./, (letter) => letter.toUpperCase());
  });
}
