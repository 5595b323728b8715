import { monogram } from './monogram.core.ts';
import CASES from '../../test/monograms.json' with { type: 'json' };

it.each(CASES.monograms)('the monogram of %j is %s, in one of six tones', (name, letters) => {
  expect(monogram(name).letters).toBe(letters);
  expect([0, 1, 2, 3, 4, 5]).toContain(monogram(name).tone);
});
