import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { coreMs } from '@lawdex/svc-kit/testing';
import FIELDS from '../../../test/cases/fields.json' with { type: 'json' };
import { FIELD_NAMES } from '../reading/business-line.ts';
import { LONGEST, LONGEST_OTHER, type RawLine } from './normalise-line.ts';
import { GazetteerPlaces } from '../../places/us-places.ts';
import { parseLine } from '../reading/parse-line.ts';

const PLACES = new GazetteerPlaces();
const BOSTON: RawLine = {
  name: 'Alpha Law PC',
  address: '1 Main St',
  city: 'Boston',
  state: 'MA',
  zipCode: '02108',
};

/** What a line of a firm in Boston is read as, and what is told of it: `website: read as https://example.com`. */
function read(raw: RawLine) {
  const { business, problems, remarks } = parseLine({ ...BOSTON, ...raw }, PLACES);
  return {
    business,
    told: remarks.map(({ field, text }) => `${field}: ${text}`),
    problems: problems.map(({ field, text }) => `${field} ${text}`),
  };
}

type Read = [written: unknown, value: unknown, ...told: string[]];
const READ: Readonly<Record<string, unknown[][]>> = FIELDS.read;
const REFUSED: Readonly<Record<string, unknown[][]>> = FIELDS.refused;
const TOO_LONG = [
  ['name', 'x'.repeat(201), 'longer than 200'],
  ['description', 'x'.repeat(10_001), 'longer than 10000'],
  ['feeBasis', Array.from({ length: 51 }, () => 'flat'), 'more than 50'],
  ['additionalPracticeAreas', 'a;'.repeat(60), 'more than 50'],
];
/** The rows of a table of fields, each with its field. */
const ofEach = (table: Readonly<Record<string, unknown[][]>>): unknown[][] =>
  Object.entries(table).flatMap(([field, rows]) => rows.map((row) => [field, ...row]));

it.each(ofEach(READ) as [field: string, ...Read][])('%s %j is read as %j', (field, written, value, ...told) => {
  const { business, ...rest } = read({ [field]: written });
  expect(rest).toEqual({ problems: [], told: told.map((text) => `${field}: ${text}`) });
  expect(business).toMatchObject({ [field]: value });
});

it.each([...ofEach(REFUSED), ...TOO_LONG] as [field: string, written: unknown, problem: string][])(
  '%s %j is refused: %s',
  (field, written, problem) => {
    expect(read({ [field]: written }).problems).toEqual([expect.stringMatching(new RegExp(`^${field} `))]);
    expect(read({ [field]: written }).problems[0]).toContain(problem);
  },
);

it('a practice area is read by its name and by each of its other ones', () => {
  for (const { slug, name, aliases } of PRACTICE_AREAS)
    for (const category of [slug, name, ...aliases])
      expect(read({ category })).toMatchObject({ business: { category: slug }, told: [] });
});

describe('places', () => {
  const whole = { city: undefined, state: undefined, zipCode: undefined };

  it.each(Object.entries(FIELDS.wholeAddresses))('an address %j is taken apart', (address, street) => {
    const { business, problems } = read({ ...whole, address });
    expect(problems).toEqual([]);
    expect(business).toMatchObject({ address: street, city: 'Boston', state: 'MA' });
  });

  it.each(['1 Main St Boston MA 02108', '1 Main St, Boston, Massachusetts 02108', '1 Main St', 'London SW1A 1AA'])(
    'an address %j that does not end in city, state and ZIP code is refused with what to write',
    (address) => {
      const [first] = read({ ...whole, address }).problems;
      expect(first).toMatch(/^address ".*" does not end in city, state and ZIP code: write it like "1 Main St, Boston/);
    },
  );

  it('a whole address beside its columns is the street, and one of another place is a doubt', () => {
    const same = read({ address: '1 Main St, Boston, MA 02108' });
    expect(same.business).toMatchObject({ address: '1 Main St', city: 'Boston' });
    const other = read({ address: '1 Main St, Cambridge, MA 02139' });
    expect(other.business).toMatchObject({ address: '1 Main St, Cambridge, MA 02139' });
    expect([...same.told, ...other.told]).toEqual([
      'address: read as "1 Main St", because city, state and ZIP code have columns of their own',
      'address: "1 Main St, Cambridge, MA 02139" ends in another place than city, state and ZIP code of their own columns',
    ]);
    const city = read({ ...whole, city: 'Boston, MA 02108' });
    expect(city.business).toMatchObject({ address: '1 Main St', city: 'Boston', zipCode: '02108' });
  });

  it.each(FIELDS.places as [place: object, told: string][])('%j is told: %s', (place, told) => {
    const { problems, told: texts } = read({ ...place });
    expect(problems).toEqual([]);
    expect(texts.join(' | ')).toContain(told);
  });

  it.each(['POINT (-71.06 42.36)', '(42.36, -71.06)'])('a position %j in one cell is refused', (position) => {
    expect(read({ position }).problems[0]).toMatch(/^latitude .* is not a number of degrees/);
  });

  it.each(FIELDS.joined as [columns: object, read: object][])('columns %j are joined to %j', (columns, joined) => {
    expect(read({ ...columns })).toMatchObject({ problems: [], business: joined });
  });
});

it('a field that the file does not have is absent, and an empty one is null', () => {
  expect(read({}).business).not.toHaveProperty('phone');
  expect(read({ phone: null }).business).toMatchObject({ phone: null });
});

it('a page of a directory is left out, and the website of a stored firm stays', () => {
  const { business, told } = read({ website: 'avvo.com/a' });
  expect(business).toMatchObject({ website: undefined });
  const why = "it is a page of a directory, and not the firm's own";
  expect(told).toEqual([`website: "https://avvo.com/a" is left out: ${why}`]);
});

const SIGNS = '\ufdfa|\u3300|e\u0301\u0302|👨‍👩‍👧|\ud800|\u05d0|(|<a|&lt;|1 |a@a.aa |mon 9-5;|;|,'.split('|');

it.each(FIELD_NAMES)('%s is looked at by length first, and costs little in the worst characters', (field) => {
  const longest = LONGEST[field] ?? LONGEST_OTHER;
  // The first call of a reader loads its words.
  read({ [field]: 'warm' });
  for (const sign of SIGNS) {
    for (const size of [longest, 64 * 1024]) {
      const text = sign.repeat(size / sign.length + 1).slice(0, size);
      for (const value of [text, [text], Array.from({ length: size / (sign.length + 3) }, () => sign)]) {
        let problems: readonly string[] = [];
        expect(coreMs(() => ({ problems } = read({ [field]: value })))).toBeLessThan(50);
        if (size > longest)
          expect(problems).toContainEqual(expect.stringContaining(`${field} is longer than ${longest}`));
      }
    }
  }
});
