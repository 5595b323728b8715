import { censusOf, differingBuckets } from './checksum.core.ts';

const A1 = 'aa000000-0000-4000-8000-000000000001';
const A2 = 'aa000000-0000-4000-8000-000000000002';
const B = 'bb000000-0000-4000-8000-00000000000b';

it('a census counts the ids of each bucket, and its checksum does not depend on their order', () => {
  const census = [
    { bucket: 'aa', documents: 2, checksum: '3' },
    { bucket: 'bb', documents: 1, checksum: '11' },
  ];
  expect(censusOf([A1, B, A2])).toEqual(census);
  expect(censusOf([A2, A1, B])).toEqual(census);
});

it('buckets differ when an id is missing, exchanged, or one too many', () => {
  const all = censusOf([A1, A2, B]);
  expect(differingBuckets(all, all)).toEqual([]);
  expect(differingBuckets(all, censusOf([A1, B]))).toEqual(['aa']);
  expect(differingBuckets(censusOf([A1]), censusOf([A2]))).toEqual(['aa']);
  expect(differingBuckets(censusOf([A1]), censusOf([A1, B]))).toEqual(['bb']);
  expect(differingBuckets(all, [])).toEqual(['aa', 'bb']);
});
