import { monogram } from './monogram.core.ts';
import CASES from '../../test/monograms.json' with { type: 'json' };

describe('monogram', () => {
  it.each(CASES.monograms)('of %j is %s', (name, letters) => {
    expect(monogram(name).letters).toBe(letters);
  });

  it('has the same colour whenever the name is the same', () => {
    expect(monogram('Hale & Ward').tone).toBe(monogram('Hale & Ward').tone);
    expect(monogram('Hale & Ward').tone).toBeLessThan(6);
  });
});
