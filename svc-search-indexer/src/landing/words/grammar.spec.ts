import { BUSINESS_MODIFIERS, LAWYER_MODIFIERS, type LandingModifier, type LandingPlace } from '@lawdex/contracts';
import { grammarFaults, TELLING_COUNTS } from '@lawdex/contracts/testing';
import { chosenBy, descriptionOf, introOf } from './description.core.ts';
import { faqsOf } from './faqs.core.ts';
import { headingOf, titleOf, type PageFacts } from './page-names.core.ts';

const MODIFIERS: readonly (LandingModifier | null)[] = [null, ...new Set([...LAWYER_MODIFIERS, ...BUSINESS_MODIFIERS])];
const PRACTICES = [null, 'Divorce & Family Law', 'Car Accidents', 'DUI & DWI Defense'];
const PLACES: readonly (LandingPlace | null)[] = [
  null,
  { kind: 'near-me' },
  { kind: 'state', state: 'TX' },
  { kind: 'city', city: 'Austin', state: 'TX' },
];
const NAMES = ['Hale & Ward', 'Lee Law', 'Cruz & Park', 'Okafor Legal'];

/** A page of so many businesses, of which `some` have whatever can be had. */
function pageOf(total: number, inPlace: number, some: number, more: Partial<PageFacts> = {}): PageFacts {
  const named = [{ name: 'Spanish', count: some }];
  return {
    subject: {
      modifier: null,
      practice: 'Car Accidents',
      place: PLACES[3] ?? null,
      positionUsed: false,
      isAmbiguous: false,
    },
    total,
    applied: true,
    stats: {
      averageRating: some > 0 ? '4.6' : null,
      totalReviews: some,
      openNow: some,
      withDelivery: some,
      withConsultation: some,
    },
    facts: {
      inPlace,
      withReviews: some,
      withHours: some,
      openAtWeekends: some,
      openAllDay: some,
      withVideoConsultation: some,
      withPhone: some,
      withLicence: some,
      licenceChecked: some,
      admittedTenYears: some,
      firstAdmitted: some > 0 ? 1988 : null,
      prices:
        some > 0 ? [{ price: '$', count: some }, ...(total > some ? [{ price: '$$' as const, count: 1 }] : [])] : [],
      feeBases:
        some > 0
          ? [{ basis: 'hourly', count: some }, ...(total > some ? [{ basis: 'flat' as const, count: 1 }] : [])]
          : [],
      languages: [],
      cities: Math.max(2, some),
    },
    languages: some > 0 ? named : [],
    businesses: NAMES.slice(0, total).map((name, at) => ({
      name,
      rating: '4.5',
      reviewCount: some,
      freeConsultation: at < some,
    })),
    nearby: some > 0 ? [{ text: 'Dallas, TX', to: '/dallas', count: some }] : [],
    parts: [],
    radiusMiles: null,
    ...more,
  };
}

const sentencesOf = (page: PageFacts): string[] => [
  headingOf(page.subject),
  titleOf(page.subject),
  descriptionOf(page),
  chosenBy(page),
  ...introOf(page).split('\n\n'),
  ...faqsOf(page).flatMap(({ question, answer }) => [question, answer]),
];
const faultsOf = (pages: readonly PageFacts[]): string[] => [
  ...new Set(pages.flatMap(sentencesOf).flatMap(grammarFaults)),
];

/** Never more have something than there are. */
const SIZES = TELLING_COUNTS.flatMap((total) =>
  TELLING_COUNTS.filter((some) => some <= total).flatMap((some) =>
    [total, total + 1, 1000].filter((inPlace) => inPlace >= total).map((inPlace) => [total, inPlace, some] as const),
  ),
);

it.each(SIZES)('a page of %d of %d firms, %d with whatever can be had, can be read aloud', (total, inPlace, some) => {
  const subject = pageOf(total, inPlace, some).subject;
  const pages = MODIFIERS.flatMap((modifier) =>
    [true, false].map((applied) => pageOf(total, inPlace, some, { applied, subject: { ...subject, modifier } })),
  );
  expect(faultsOf(pages)).toEqual([]);
  const choices = pages.flatMap((page) => chosenBy(page).split('. '));
  expect(choices.filter((sentence) => sentence.split(' ').length > 25)).toEqual([]);
});

it('a page about any matter, anywhere, can be read aloud', () => {
  const pages = PRACTICES.flatMap((practice) =>
    PLACES.flatMap((place) =>
      MODIFIERS.flatMap((modifier) =>
        [false, true].map((positionUsed) =>
          pageOf(2, 1000, 2, {
            subject: { modifier, practice, place, positionUsed, isAmbiguous: false },
            parts:
              place?.kind === 'city'
                ? []
                : [
                    { name: 'Texas', count: 1 },
                    { name: 'Ohio', count: 1 },
                  ],
            radiusMiles: positionUsed ? 1 : null,
          }),
        ),
      ),
    ),
  );
  expect(faultsOf(pages)).toEqual([]);
});
