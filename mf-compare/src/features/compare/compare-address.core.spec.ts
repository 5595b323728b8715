import { comparePath } from '@lawdex/contracts';
import { readCompareAddress } from './compare-address.core.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const read = (query: string) => readCompareAddress(new URLSearchParams(query));

it('the address of a comparison names up to four businesses, in their order', () => {
  expect(read(`ids=${id(3)},${id(1)}`)).toEqual({
    ids: [id(3), id(1)],
    malformed: [],
    beyond: 0,
    hasDoubles: false,
    onlyDifferences: false,
    near: undefined,
  });
});

it('the address of a comparison is understood when it was put together by hand', () => {
  const written = ` ${id(1)},,ABCDEF00-0000-4000-8000-000000000000,${id(1)},12,<script>,12&ids=${id(2)}`;
  expect(read(`ids=${written}`)).toMatchObject({
    ids: [id(1), 'abcdef00-0000-4000-8000-000000000000', id(2)],
    malformed: ['12', '<script>'],
    hasDoubles: true,
  });
});

it('the address of a comparison holds no control characters: what is malformed is shown', () => {
  expect(read('ids=%00,a%00%1B%E2%80%AEb')).toMatchObject({ ids: [], malformed: ['ab'] });
});

it('the address of a comparison compares the first four of more, and says how many more there are', () => {
  expect(read(`ids=${[1, 2, 3, 4, 5, 6].map(id)}`)).toMatchObject({ ids: [1, 2, 3, 4].map(id), beyond: 2 });
});

it('the address of a comparison is not read beyond what a server takes', () => {
  const endless = Array.from({ length: 100_000 }, (_, n) => n).join(',');
  expect(read(`ids=${endless}`).malformed.length).toBeLessThan(4_000);
});

it('the address of a comparison is read back as it was made', () => {
  const view = { onlyDifferences: true, near: '41.88,-87.63' };
  const [, query = ''] = comparePath([id(1), id(2)], view).split('?');
  expect(read(query)).toMatchObject({ ids: [id(1), id(2)], ...view });
});

it('the address of a comparison has neither a place that is none nor another way to show rows', () => {
  expect(read('show=all&near=100,200')).toMatchObject({ onlyDifferences: false, near: undefined });
});
