import { expect, it } from '@jest/globals';
import { report } from './report.ts';

const bytes = (kb: number) => ({ raw: 3 * kb * 1024, gzip: kb * 1024, brotli: (kb * 1024) / 2 });

const figures = report({
  machine: 'a machine',
  pages: [
    {
      name: '/search',
      cold: { shell: 1.5, 'svc-a': 1, 'svc-b': 0.25, postgres: 9 },
      cached: { shell: 1, 'svc-a': 0, 'svc-b': 0, postgres: 0 },
      peer: { peer: 0.5 },
      refused: 3,
    },
  ],
  loads: [{ path: '/', html: bytes(9), scripts: bytes(132), styles: bytes(4) }],
});

const row = (start: string) => figures.split('\n').find((line) => line.startsWith(start));

it('the sum is the shell and every service, whoever they are; PostgreSQL stands apart', () => {
  expect(row('| /search, new')).toBe('| /search, new | 1.50 | 1.25 | 2.75 | 4: held | 9.00 | 0.50 | 5.5x |');
  expect(row('a machine')).toContain('3 pages were refused');
});

it('a budget that is not held is said aloud', () => {
  expect(row('| /search, repeated')).toContain('0.9: **not held**');
  expect(row('| `/`')).toContain('held / **not held**');
});
