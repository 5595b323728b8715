import { aLanding } from '@lawdex/mf-kit/testing';
import SLUGS from './landing-slugs.json' with { type: 'json' };
import { figuresOf, hasLandingShape, layoutOf } from './landing.core.ts';
import { consultationText, reasonsFor, resourceLinks } from './advice.core.ts';

const { stats, facts } = aLanding();

it('the consultation box says where nobody offers one, and leaves numbers to the figures', () => {
  const textOf = (withConsultation: number) => consultationText({ stats: { ...stats, withConsultation } });
  expect(textOf(0)).toMatch(/^No firm listed here says/);
  expect(textOf(7)).toBe('Cards say which firms offer a free first consultation. Ask what it covers.');
});

describe('the figures', () => {
  it('leave out what nobody has', () => {
    const changes = { ...stats, averageRating: null, withConsultation: 0, withDelivery: 2 };
    const figures = figuresOf(aLanding({ type: 'business', total: 1200, stats: changes }));
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ['Law Firms', '1,200'],
      ['Reviews', '87'],
      ['Open Now', '6'],
      ['Delivery Available', '2'],
    ]);
  });

  it('of a state count its cities', () => {
    const labels = (changes: Parameters<typeof aLanding>[0]) => figuresOf(aLanding(changes)).map(({ label }) => label);
    const texas = { type: 'generic', place: { kind: 'state', state: 'TX' }, facts: { ...facts, cities: 40 } } as const;
    expect(labels(texas).at(-1)).toBe('Cities');
    expect(labels({ ...texas, place: { kind: 'city', city: 'Austin', state: 'TX' } })).not.toContain('Cities');
  });
});

describe('the reasons', () => {
  const textOf = (changes: Parameters<typeof aLanding>[0], title: string) =>
    reasonsFor(aLanding(changes), 'Lawdex').find((reason) => reason.title === title)?.text;

  it('repeat no number of the figures and questions, and say where nobody has any', () => {
    expect(JSON.stringify(reasonsFor(aLanding(), ''))).not.toMatch(/\d/);
    expect(textOf({ stats: { ...stats, totalReviews: 0 } }, 'Every review counts')).toMatch(
      /^None of these firms has a review yet/,
    );
    const LICENSES = 'Licenses you can look up';
    expect(textOf({ facts: { ...facts, withLicence: 0, licenceChecked: 0 } }, LICENSES)).toMatch(
      /^None of these listings names a bar license yet/,
    );
  });

  it('never praise', () => {
    const said = JSON.stringify(reasonsFor(aLanding(), 'Lawdex'));
    expect(said).toContain('Lawdex endorses no lawyer');
    expect(said).not.toMatch(/trusted|finest|leading|recommend/i);
  });
});

it('the layout follows the kind of page, and words that are no practice area have one of their own', () => {
  expect(layoutOf({ type: 'intent', text: null })).toBe('lawyers');
  expect(layoutOf({ type: 'city-category', text: 'dog walkers' })).toBe('words');
  expect(layoutOf({ type: 'business', text: null })).toBe('businesses');
  expect(layoutOf({ type: 'business', text: 'dog walkers' })).toBe('words');
  expect(layoutOf({ type: 'generic', text: null })).toBe('hub');
});

describe('legal resources', () => {
  const texts = (changes: Parameters<typeof aLanding>[0], hasBlog = false) =>
    resourceLinks(aLanding(changes), hasBlog).map(({ text }) => text);

  it('near the visitor they name no place', () => {
    expect(texts({ place: { kind: 'near-me' }, location: 'near you' })).toEqual([
      'About Car Accidents',
      'Free and low-cost legal aid',
      'How results are ranked',
      'What this directory is, and is not',
    ]);
  });

  it('legal aid does not lead to itself, and the blog only where there is one', () => {
    expect(texts({ category: 'Legal Aid', categorySlug: 'legal-aid' }, true)).toEqual([
      'About Legal Aid',
      'All law firms in Austin, TX',
      'How results are ranked',
      'Guides on our blog',
      'What this directory is, and is not',
    ]);
  });
});

it.each(SLUGS['landing pages'])('%s may be a landing page', (slug) => {
  expect(hasLandingShape(slug)).toBe(true);
});

it.each([...SLUGS['no landing pages'], `lawyers-in-${'a'.repeat(110)}`])('nobody is asked for %p', (slug) => {
  expect(hasLandingShape(slug)).toBe(false);
});
