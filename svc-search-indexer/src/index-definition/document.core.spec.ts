import { business } from '../../test/businesses.ts';
import { document } from '../../test/conformance.ts';
import { documentOf, qualityOf } from './document.core.ts';
import { openWeek } from './open-week.core.ts';
import { specialIntervals } from './special-intervals.core.ts';

describe('documentOf', () => {
  it('expands a practice into its name and aliases, and additional areas too', () => {
    const { practiceTerms } = document({ name: 'A', practice: 'dui-dwi-defense', additional: ['bankruptcy'] });
    expect(practiceTerms).toEqual(
      expect.arrayContaining(['dui & dwi defense', 'drunk driving', 'owi', 'bankruptcy', 'chapter 13']),
    );
  });

  it('keys the city with its state and knows its other names', () => {
    expect(document({ name: 'A', in: 'St. Louis' })).toMatchObject({
      cityKey: 'saint-louis-mo',
      cityTerms: ['st louis', 'saint louis'],
      stateName: 'Missouri',
    });
    expect(document({ name: 'A', in: 'New York' }).cityTerms).toContain('nyc');
  });

  it('knows a name without legal form and with hyphens and surnames closed', () => {
    expect(document({ name: 'Smith-Jones & Lee, P.C.' })).toMatchObject({
      nameKey: 'smith jone lee',
      nameAlt: ['smith jones lee', 'smithjones lee pc'],
      nameSort: 'smith-jones & lee, pc',
    });
    expect(document({ name: 'Mc Donald Law' }).nameAlt).toEqual(['mcdonald law']);
  });

  it('takes prices as numbers, and nothing for what is not known', () => {
    expect(document({ name: 'A', priceRange: '$$$' }).price).toBe(3);
    const bare = document({
      name: 'A',
      practice: null,
      priceRange: null,
      latitude: null,
      longitude: null,
      timeZone: null,
    });
    expect(bare).toMatchObject({ price: null, geo: null, tz: null, open: null, categoryId: null, practiceTerms: [] });
  });

  it('uses the current name of a category, and the slug when the category is not known yet', () => {
    const renamed = new Map([
      ['bankruptcy', { id: 'x', slug: 'bankruptcy', name: 'Fresh Starts', aliases: ['clean slate'] }],
    ]);
    const terms = documentOf(
      business({ name: 'A', practice: 'bankruptcy', additional: ['tax-law'] }),
      renamed,
    ).practiceTerms;
    expect(terms).toEqual(expect.arrayContaining(['fresh starts', 'clean slate', 'tax law']));
  });
});

it('does not let one five-star review lead', () => {
  expect(qualityOf(5, 1)).toBeLessThan(qualityOf(4.6, 40));
  expect(qualityOf(0, 0)).toBe(3.8);
  expect(qualityOf(1, 30)).toBeLessThan(qualityOf(0, 0));
});

it('specialIntervals holds as many dates as an index can, the last ones', () => {
  const spans = [
    { open: '09:00', close: '12:00' },
    { open: '20:00', close: '23:59' },
  ];
  const dates = Array.from({ length: 90 }, (_, at) => `20${String(10 + at)}-12-24`);
  const special = ['01-01', ...dates].map((date) => ({ date, spans }));
  const days = specialIntervals({ special });
  expect([days.length, days[0]]).toEqual([
    50,
    {
      date: '2099-12-24',
      open: [
        [540, 720],
        [1200, 1440],
      ],
    },
  ]);
});

it('openWeek is one interval a day for who is there around the clock, whenever shifts change', () => {
  const shift = { open: '08:00', close: '08:00' };
  const week = openWeek({ mon: shift, tue: shift, sun: shift });
  expect([week[0], week[1]]).toEqual([[[0, 1440]], [[0, 1440]]]);
  expect(week[2]).toEqual([[0, 480]]);
});
