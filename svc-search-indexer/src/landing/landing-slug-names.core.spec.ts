import { parse, shortly } from '../../test/landing-slugs.ts';

describe('C1: practice areas', () => {
  const area = (name: string) => {
    const { category, text } = parse(`${name}-lawyers-in-chicago`);
    return category ?? `"${text ?? ''}"`;
  };
  it.each([
    ['car-accidents', 'car-accidents'],
    ['car-accident', 'car-accidents'],
    ['car-accidentss', '"car accidentss"'],
    ['civil-right', 'civil-rights'],
    ['criminal-defense', 'criminal-defense'],
    // Only the slug may have one more, the name may not.
    ['immigrations', '"immigrations"'],
    ['dui', 'dui-dwi-defense'],
    ['drunk-driving', 'dui-dwi-defense'],
    ['auto-accidents', 'car-accidents'],
    ['auto-accident', 'car-accidents'],
    ['speeding-ticket', 'traffic-tickets'],
    ['dui-lawyer', 'dui-dwi-defense'],
    ['dui-attorneys', 'dui-dwi-defense'],
    ['car-accident-attorney', 'car-accidents'],
    ['car-accident-lawyers', 'car-accidents'],
    // The alias itself ends so.
    ['criminal-lawyer', 'criminal-defense'],
    ['criminal-lawyer-attorney', 'criminal-defense'],
    // One of them is taken off, not two.
    ['dui-lawyer-attorney', '"dui lawyer attorney"'],
    ['attorney', '"attorney"'],
    ['chicago', '"chicago"'],
    ['constructor', '"constructor"'],
    ['__proto__', '""'],
  ])('%s is %s', (name, expected) => {
    expect(area(name)).toBe(expected);
  });
});

describe('P1: places', () => {
  const place = (name: string) =>
    shortly(`dui-lawyers-in-${name}`).replace(/^200 city-category - dui-dwi-defense /, '');
  it.each([
    ['chicago', 'Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['chi-town', 'Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['chicago-il', 'Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['chicago-illinois', 'Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['chicago-tx', '404'],
    ['chicago-zz', '404'],
    ['chi-town-il', 'Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['chi-town-tx', '404'],
    ['nyc', 'New York NY /dui-dwi-defense-lawyers-in-new-york'],
    ['new-york-city', 'New York NY /dui-dwi-defense-lawyers-in-new-york'],
    // The city, not the state.
    ['new-york', 'New York NY /dui-dwi-defense-lawyers-in-new-york'],
    ['new-york-ny', 'New York NY /dui-dwi-defense-lawyers-in-new-york'],
    ['new-york-new-york', 'New York NY /dui-dwi-defense-lawyers-in-new-york'],
    ['washington', 'Washington DC /dui-dwi-defense-lawyers-in-washington'],
    ['washington-dc', 'Washington DC /dui-dwi-defense-lawyers-in-washington'],
    ['washington-district-of-columbia', 'Washington DC /dui-dwi-defense-lawyers-in-washington'],
    ['washington-wa', '404'],
    ['washington-state', 'state WA /dui-dwi-defense-lawyers-in-washington-state'],
    ['texas', 'state TX /dui-dwi-defense-lawyers-in-texas'],
    ['tx', '404'],
    ['il', '404'],
    // `West` is a city, of another state.
    ['west-virginia', 'state WV /dui-dwi-defense-lawyers-in-west-virginia'],
    ['west-texas', 'West TX /dui-dwi-defense-lawyers-in-west'],
    ['truth-or-consequences', 'Truth or Consequences NM /dui-dwi-defense-lawyers-in-truth-or-consequences'],
    ['near-me', '404'],
    ['constructor', '404'],
    ['tostring', '404'],
  ])('%s: %s', (name, expected) => {
    expect(place(name)).toBe(expected);
  });
});

describe('P2: slugs of cities', () => {
  it.each([
    ['coeur-dalene', "Coeur d'Alene ID"],
    ['st-louis', 'St. Louis MO'],
    ['saint-louis', 'St. Louis MO'],
    ['st-louis-mo', 'St. Louis MO'],
    ['penasco', 'Peñasco NM'],
  ])('%s is %s', (slug, expected) => {
    expect(shortly(`lawyers-in-${slug}`)).toContain(` ${expected} `);
  });
});

describe('P3: a name of several cities', () => {
  it('without a state means all of them', () => {
    expect(parse('dui-lawyers-in-springfield').place).toEqual({
      kind: 'city',
      city: 'Springfield',
      state: null,
      states: ['IL', 'MA'],
    });
  });

  it.each([
    ['springfield', 'Springfield IL+MA /lawyers-in-springfield'],
    ['springfield-il', 'Springfield IL /lawyers-in-springfield-il'],
    ['springfield-massachusetts', 'Springfield MA /lawyers-in-springfield-ma'],
    ['springfield-tx', '404'],
    ['portland', 'Portland ME+OR /lawyers-in-portland'],
    // A nickname that means one of them.
    ['pdx', 'Portland OR /lawyers-in-portland-or'],
    ['kc', 'Kansas City KS+MO /lawyers-in-kansas-city'],
    ['kansas-city-missouri', 'Kansas City MO /lawyers-in-kansas-city-mo'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(`lawyers-in-${slug}`).replace('200 generic - - ', '')).toBe(expected);
  });
});

describe('K1: the one address', () => {
  it.each([
    ['cheap-civil-rights-lawyers-in-springfield-illinois', '/cheap-civil-right-lawyers-in-springfield-il'],
    ['cheap-discrimination-attorneys-lawyers-in-springfield', '/cheap-civil-right-lawyers-in-springfield'],
    ['top-traffic-ticket-lawyer-in-springfield-illinois', '/top-traffic-ticket-in-springfield-il'],
    ['top-rated-speeding-tickets-near-me', '/top-rated-traffic-ticket-near-me'],
    ['24-hour-arrested-lawyers-near-me', '/24-hour-criminal-defense-lawyers-near-me'],
    ['open-now-drunk-driving-in-nyc', '/open-now-dui-dwi-defense-in-new-york'],
  ])('%s: %s', (slug, expected) => {
    expect(parse(slug).canonical).toBe(expected);
  });

  it('is its own: read again it means the same', () => {
    const names = ['dui', 'car-accidents', 'speeding-ticket', 'best-interest', 'criminal-lawyer', 'pizza'];
    const places = [
      'chicago',
      'nyc',
      'springfield',
      'springfield-illinois',
      'pdx',
      'kc',
      'texas',
      'west-texas',
      'st-louis',
    ];
    for (const name of names) {
      for (const place of places) {
        for (const slug of [
          `best-${name}-lawyers-in-${place}`,
          `top-rated-${name}-in-${place}`,
          `${name}-lawyers-in-${place}`,
        ]) {
          const read = parse(slug);
          expect(parse(read.canonical?.slice(1) ?? '')).toEqual(read);
        }
      }
    }
  });
});
