import { describe, expect, it } from '@jest/globals';
import { COMPOSITIONS, FIRM_IMAGE_KEY, firmImage } from './firm-image.core.ts';

const keys = Array.from({ length: 400 }, (_, index) => (index * 163).toString(16).padStart(4, '0'));
const ATTRIBUTES = String.raw`( [a-zA-Z0-9-]+="[^"<>&]*")+`;
// The elements that a picture may consist of, in their order: stricter than well-formed.
const PICTURE = new RegExp(
  `^<svg${ATTRIBUTES}><linearGradient${ATTRIBUTES}>(<stop${ATTRIBUTES}/>){2}</linearGradient>(<path${ATTRIBUTES}/>)+</svg>$`,
);

describe('firmImage', () => {
  it('draws the same picture for the same key, and nearly always another one for another', () => {
    for (const key of keys.slice(0, 40)) expect(firmImage(key)).toBe(firmImage(key));
    expect(new Set(keys.map(firmImage)).size).toBeGreaterThan(keys.length * 0.9);
  });

  it('has at least twelve compositions in as many palettes', () => {
    const backgrounds = new Set(keys.map((key) => /stop-color="(#\w+)"/.exec(firmImage(key))?.[1]));
    expect(COMPOSITIONS.length).toBeGreaterThanOrEqual(12);
    expect(backgrounds.size).toBeGreaterThanOrEqual(12);
  });

  it('is well-formed XML of at most 3 KB, without text, scripts, links or broken numbers', () => {
    for (const key of keys) {
      const svg = firmImage(key);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<(text|script|style|image)/);
      expect(svg).toMatch(PICTURE);
      expect(svg).toContain('viewBox="0 0 640 360"');
    }
  });

  it('takes keys of four lowercase hexadecimal digits only', () => {
    expect(['0000', 'ffff', '29c1'].every((key) => FIRM_IMAGE_KEY.test(key))).toBe(true);
    expect(['', 'FFFF', '12', '12345', 'zzzz', '../a', '0000\n'].some((key) => FIRM_IMAGE_KEY.test(key))).toBe(false);
  });
});
