import { markText, readMark } from './prepare-database.ts';

it.each([true, false])('a mark is read as it was written (seeded: %s)', (seeded) => {
  expect(readMark(markText({ migratedBy: 'ab12', seeded }))).toEqual({ migratedBy: 'ab12', seeded });
});

it('a database without a mark, or with a comment of its owner, has neither been migrated nor seeded by us', () => {
  expect(readMark(null)).toEqual({ migratedBy: '', seeded: false });
  expect(readMark('our directory, migrated by hand')).toEqual({ migratedBy: '', seeded: false });
});
