import { cleanLine, cleanText, visibleLength } from './review-text.core.ts';

it.each([
  ['composes what comes decomposed', 'Jose\u0301', 'Jos\u00e9'],
  [
    'keeps at most four marks on a letter',
    `Z${'\u0335\u200b\u0335\u202e'.repeat(9)}algo`,
    `Z${'\u0335'.repeat(4)}algo`,
  ],
  ['puts everything on one line', '  Ann\n\tLee ', 'Ann Lee'],
  ['drops invisible characters', 'A\u200b\ufeffnn', 'Ann'],
])('cleanLine %s', (_what, given, expected) => {
  expect(cleanLine(given)).toBe(expected);
});

describe('cleanText', () => {
  it('keeps lines and one empty line between them, and drops other controls', () => {
    expect(cleanText(' One\r\nTwo\n \n\n\nThree\u0007\u2028Four ')).toBe('One\nTwo\n\nThree\nFour');
  });
  it('takes time linear in the length of the text', () => {
    const started = process.cpuUsage();
    cleanText(`${'\n \t'.repeat(10_000)}x${'a\u0301'.repeat(10_000)}`);
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});

it('visibleLength counts nothing that cannot be seen', () => {
  expect(visibleLength('\u200d\u200d\u3164 \u0301')).toBe(0);
  expect(visibleLength('李明')).toBe(2);
});
