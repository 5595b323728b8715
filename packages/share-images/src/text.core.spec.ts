import { drawable, fitName } from './text.core.ts';

it('a name is as large as it may be, in whole words', () => {
  expect(fitName('Smith Law', 1040)).toEqual({ size: 92, lines: ['Smith Law'] });
  expect(fitName('Superior Court of California, County of Los Angeles', 1040)).toEqual({
    size: 76,
    lines: ['Superior Court of California,', 'County of Los Angeles'],
  });
});

it('a name of one long word is broken, and what fits nowhere is cut off', () => {
  const broken = fitName('W'.repeat(60), 1040);
  expect(broken.lines.join('')).toBe('W'.repeat(60));
  const cut = fitName('W'.repeat(300), 1040);
  expect([cut.lines.length, cut.lines.at(-1)?.at(-1)]).toEqual([3, '…']);
});

it('a name keeps Latin letters of every language and loses what would be drawn as boxes', () => {
  expect(drawable('Nguyễn & Łukasiewicz\u202e 法律')).toBe('Nguyễn & Łukasiewicz');
});
