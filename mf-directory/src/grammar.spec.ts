import { grammarFaults, TELLING_COUNTS } from '@lawdex/contracts/testing';
import { aLanding } from '@lawdex/mf-kit/testing';
import { countInCities } from './features/cities/states.ts';
import { shownFigures } from './features/home/home.core.ts';
import { consultationText, reasonsFor } from './features/landing/advice.core.ts';
import { figuresOf } from './features/landing/landing.core.ts';

const { stats, facts } = aLanding();

/** A landing page of so many firms, of which `some` have whatever can be had. */
const landingOf = (total: number, some: number) =>
  aLanding({
    type: 'generic',
    place: { kind: 'state', state: 'TX' },
    total,
    stats: { ...stats, totalReviews: some, openNow: some, withConsultation: some, withDelivery: some },
    facts: { ...facts, withReviews: some, withLicence: some, licenceChecked: some, cities: Math.max(1, some) },
  });

const LANDINGS = TELLING_COUNTS.flatMap((total) =>
  TELLING_COUNTS.filter((some) => total > 0 && some <= total).map((some) => landingOf(total, some)),
);

it('sentences of pages can be read aloud, with nothing, one, two and a thousand of what they count', () => {
  const said = [
    ...LANDINGS.flatMap((page) => [consultationText(page), ...reasonsFor(page, 'Lawdex').map(({ text }) => text)]),
    ...TELLING_COUNTS.flatMap((firms) => TELLING_COUNTS.map((cities) => countInCities(firms, cities))),
  ];
  expect(said.flatMap(grammarFaults)).toEqual([]);
});

it('tiles can, too', () => {
  const tiles = [
    ...LANDINGS.flatMap(figuresOf).map(({ label, value }) => `${value} ${label}`),
    ...TELLING_COUNTS.flatMap((count) =>
      shownFigures({ firms: count, cities: count, reviews: count, practiceAreas: count }).map(
        ({ label, value }) => `${value.toLocaleString('en-US')} ${label}`,
      ),
    ),
  ];
  expect(tiles.flatMap(grammarFaults)).toEqual([]);
});
