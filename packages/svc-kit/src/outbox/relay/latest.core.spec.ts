import { latestOfEach } from './latest.core.ts';

describe('latestOfEach', () => {
  it('keeps the last row of each subject, in the order of those rows', () => {
    const rows = [
      { id: '1', subjectId: 'a' },
      { id: '2', subjectId: 'b' },
      { id: '3', subjectId: 'a' },
    ];
    expect(latestOfEach(rows).map(({ id }) => id)).toEqual(['2', '3']);
  });
});
