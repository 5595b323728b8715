import { BUSINESS_FLAGS, SUMMARY_DESCRIPTION_MAX } from '@lawdex/contracts';
import { declaredFields } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { presentDetail, presentSummary, type DetailRow } from './business-presenter.ts';

const NOW = new Date('2026-11-16T15:00:00Z');
const ROW: DetailRow = {
  ...{ id: '6f1d0c1e-5b0a-4c0f-9d7e-2a8b4c6d8e10', slug: 'ann-lee', name: 'Ann Lee', kind: 'law-firm' },
  ...{ description: 'Long. '.repeat(100), image: null, categoryId: null, categoryName: null, categorySlug: null },
  ...{ priceRange: '$$', rating: '4.0', reviewCount: 1 },
  ...{ address: '1 Main Street', city: 'Springfield', state: 'IL', zipCode: '62701', cityIsShared: false },
  ...{ phone: null, email: null, website: null, latitude: '40.7505000', longitude: '0.0000000' },
  ...{ hours: { mon: { open: '09:00', close: '17:00' } }, timeZone: 'America/Chicago' },
  ...{ hasDelivery: true, hasTakeout: false, freeConsultation: true, videoConsultation: false },
  ...{ languages: ['en'], feeBasis: [], serves: ['IL'], licences: [], additionalPracticeAreas: [] },
  ...{ ratingCounts: [0, 0, 0, 1, 0], relatedRatingCounts: [0, 0, 0, 0, 1] },
  ...{ removedReviews: [{ reason: 'spam', count: 1 }], createdAt: NOW, updatedAt: NOW },
};

it('what is shown of a business is all that the DTO declares, but what only a search knows', () => {
  const shown = Object.keys(presentDetail(ROW, NOW)).sort();
  expect(shown).toEqual(
    declaredFields(BusinessDetailDto)
      .filter((field) => !['distanceMiles', 'alsoPractices'].includes(field))
      .sort(),
  );
});

it('what is shown of a business leaves inside what no DTO declares, even if a statement reads it', () => {
  const row = { ...ROW, version: 7, alarmCode: '0000' };
  expect(presentSummary(row, NOW)).not.toHaveProperty('version');
  expect(presentDetail(row, NOW)).not.toHaveProperty('alarmCode');
});

it('what is shown of a business has every flag in lists too, and neither hours nor time zone there', () => {
  const summary = presentSummary(ROW, NOW);
  expect(summary).toMatchObject(Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, ROW[flag]])));
  expect(summary).not.toHaveProperty('hours');
  expect(summary).not.toHaveProperty('timeZone');
  expect(summary.isOpen).toBe(true);
  expect(summary.opensOrCloses).toBe('closes 5 PM');
});

it('what is shown of a business is cut short in lists alone', () => {
  expect(presentSummary(ROW, NOW).description?.length).toBeLessThanOrEqual(SUMMARY_DESCRIPTION_MAX + 1);
  expect(presentDetail(ROW, NOW).description).toBe(ROW.description);
});

it.each([
  ['Springfield', false, false],
  ['Springfield', true, true],
  ['California', false, true],
  ['New York', false, false],
  ['New York', true, true],
])('it says of %s, shared with another state: %j, that it needs its state: %j', (city, cityIsShared, expected) => {
  expect(presentDetail({ ...ROW, city, cityIsShared }, NOW).cityNeedsState).toBe(expected);
});

it('what is shown of a business has degrees as numbers, zero among them, and times as ISO texts', () => {
  const detail = presentDetail(ROW, NOW);
  expect([detail.latitude, detail.longitude, detail.createdAt]).toEqual([40.7505, 0, '2026-11-16T15:00:00.000Z']);
  expect(presentDetail({ ...ROW, latitude: null }, NOW).latitude).toBeNull();
});
