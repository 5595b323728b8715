import { BUSINESS_FLAGS } from '@lawdex/contracts';
import { noFlags } from '@lawdex/mf-kit/testing/fixtures';
import { flagsIn, labelsOf } from './flag-labels.ts';

const none = noFlags();

it('labels of flags stand in one group each', () => {
  expect([...flagsIn('availability'), ...flagsIn('consultation')].sort()).toEqual([...BUSINESS_FLAGS].sort());
});

it('labels of flags name what a business has, in the order asked for', () => {
  const business = { ...none, hasTakeout: true, videoConsultation: true };
  expect(labelsOf(business, ['videoConsultation', 'hasTakeout', 'hasDelivery'], 'short')).toEqual([
    'Video Consultation',
    'Takeout',
  ]);
  expect(labelsOf(business, BUSINESS_FLAGS, 'long')).toEqual(['Takeout Available', 'Video Consultation']);
  expect(labelsOf(none, BUSINESS_FLAGS, 'long')).toEqual([]);
});
