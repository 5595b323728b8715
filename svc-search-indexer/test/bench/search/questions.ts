import { LEAST_RATINGS, SEARCH_RADII_MILES } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { SURNAMES } from '../../corpus.ts';
import { MANY_CITIES } from './database.ts';

export type Params = Readonly<Record<string, string | number | boolean>>;

export interface Kind {
  name: string;
  path: string;
  /** The parameters of a visitor's question; another one each time. */
  params(): Params;
}

const SEARCH = '/api/businesses/search';

// Words that a quarter to all of the corpus's descriptions hold.
const COMMON =
  `appointments phone evening meetings possible caseload small matter attention straight answers cost time risk
  clients language rule letters house plain keeps booked office anything decide helps people`.split(/\s+/);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Kinds of questions, each drawn from thousands, so that nothing that was kept from one answers the next. */
export function questions(random: () => number): Kind[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const oneOf = (...ways: readonly (() => Params)[]): Params => pick(ways)();
  const some = (count: number, list: readonly string[]): string[] => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
  };
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const practice = (): string => {
    const { name, aliases } = pick(PRACTICE_AREAS);
    return pick([name, ...aliases]).toLowerCase();
  };
  const city = (): string => {
    const { city: name, state } = pick(MANY_CITIES);
    return `${name}, ${state}`;
  };
  const near = (): string => {
    const { lat, lng } = pick(MANY_CITIES);
    return `${(lat + random() * 0.4).toFixed(3)},${(lng + random() * 0.4).toFixed(3)}`;
  };
  const misspelt = (word: string): string => {
    const at = whole(1, word.length - 1);
    return word.slice(0, at) + pick([...LETTERS]) + word.slice(at + (random() < 0.5 ? 1 : 0));
  };
  const name = (): string => `${pick(SURNAMES)} ${pick(SURNAMES)}`.toLowerCase();
  const filters = (): Params => ({
    ...(random() < 0.5 && { rating: pick(LEAST_RATINGS) }),
    ...(random() < 0.5 && { priceRange: pick(['$', '$,$$', '$$,$$$', '$$$$']) }),
    ...(random() < 0.4 && { language: 'es' }),
    ...(random() < 0.4 && { feeBasis: pick(['contingency', 'hourly']) }),
    ...(random() < 0.4 && { freeConsultation: true }),
    ...(random() < 0.3 && { videoConsultation: true }),
    ...(random() < 0.3 && { isOpen: true }),
    ...(random() < 0.3 && { location: pick([city(), pick(['TX', 'CA', 'NY', 'IL'])]) }),
  });
  const common = (count: number): Params => ({ query: some(count, COMMON).join(' ') });
  const any = (): Params =>
    oneOf(
      () => ({ query: practice() }),
      () => ({ query: practice(), location: city() }),
      () => common(2),
      filters,
      () => ({ location: city() }),
    );
  const page = (): number => whole(1, 20);
  const search = (kind: string, params: () => Params): Kind => ({ name: kind, path: SEARCH, params });
  return [
    search('by words', () => ({ query: `${practice()} ${pick(['', pick(COMMON), pick(SURNAMES).toLowerCase()])}` })),
    search('practice and place', () =>
      oneOf(
        () => ({ query: `${practice()} ${city()}` }),
        () => ({ query: practice(), location: city() }),
      ),
    ),
    search('a very common word', () => ({ ...common(1), page: page() })),
    search('two very common words', () => common(2)),
    search('three very common words', () => common(3)),
    search('name', () => ({ query: name() })),
    search('misspelt name', () => ({ query: `${pick(SURNAMES)} ${misspelt(pick(SURNAMES))}`.toLowerCase() })),
    search('an unfinished word', () => ({
      query: pick([...SURNAMES, ...COMMON])
        .slice(0, whole(3, 6))
        .toLowerCase(),
    })),
    search('by rating', () => ({ ...any(), sortBy: 'rating', page: page() })),
    search('by name', () => ({ ...any(), sortBy: 'name', page: page() })),
    search('by distance', () => ({ ...any(), near: near(), sortBy: 'distance' })),
    search('without words', () =>
      oneOf(
        () => ({ page: whole(1, 100) }),
        () => ({ location: city(), page: whole(1, 3) }),
        () => ({ location: pick(['TX', 'CA', 'NY', 'IL']), page: whole(1, 100) }),
      ),
    ),
    search('open now', () => ({ ...any(), isOpen: true })),
    search('near me', () => ({ query: `${practice()} near me`, near: near() })),
    search('within miles', () => ({ ...any(), near: near(), radius: pick(SEARCH_RADII_MILES) })),
    search('filters combined', () => ({ ...filters(), ...filters(), page: whole(1, 3) })),
    search('a long question', () => ({
      query: pick([
        `how much does a ${practice()} lawyer in ${city()} cost and can i pay over time`,
        `my ${pick(['husband', 'boss', 'landlord', 'neighbor'])} ${pick(COMMON)} me and i need help with ${practice()} what should i do now`,
        `i was ${pick(COMMON)} by the ${pick(COMMON)} last week and nobody ${pick(COMMON)} my ${pick(COMMON)} please help me with ${practice()}`,
        `${name()} or another office for ${practice()} with ${some(3, COMMON).join(' ')} near ${city()}`,
      ]),
    })),
    search('nothing like it', () => ({
      query: `${pick([...LETTERS])}zyq${whole(100, 999)} ${misspelt(pick(COMMON))}`,
    })),
    { name: 'counts', path: `${SEARCH}/counts`, params: any },
    {
      name: 'suggest',
      path: '/api/search/suggest',
      params: () => {
        const text = pick([practice, city, name, () => misspelt(pick(SURNAMES)).toLowerCase(), () => pick(COMMON)])();
        return { q: text.slice(0, whole(1, text.length)) };
      },
    },
  ];
}
