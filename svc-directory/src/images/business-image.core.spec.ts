import { describe, expect, it } from '@jest/globals';
import { COMPOSITIONS, BUSINESS_IMAGE_KEY, businessImage, imageKey } from './business-image.core.ts';

const keys = Array.from({ length: 400 }, (_, index) => (index * 163).toString(16).padStart(4, '0'));
const ATTRIBUTES = String.raw`( [a-zA-Z0-9-]+="[^"<>&]*")+`;
// The elements that a picture may consist of, in their order: stricter than well-formed.
const PICTURE = new RegExp(
  `^<svg${ATTRIBUTES}><linearGradient${ATTRIBUTES}>(<stop${ATTRIBUTES}/>){2}</linearGradient>(<path${ATTRIBUTES}/>)+</svg>$`,
);

describe('businessImage', () => {
  it('draws the same picture for the same key, and nearly always another one for another', () => {
    for (const key of keys.slice(0, 40)) expect(businessImage(key)).toBe(businessImage(key));
    expect(new Set(keys.map(businessImage)).size).toBeGreaterThan(keys.length * 0.9);
  });

  it('has at least twelve compositions in as many palettes', () => {
    const backgrounds = new Set(keys.map((key) => /stop-color="(#\w+)"/.exec(businessImage(key))?.[1]));
    expect(COMPOSITIONS.length).toBeGreaterThanOrEqual(12);
    expect(backgrounds.size).toBeGreaterThanOrEqual(12);
  });

  it('is well-formed XML of at most 3 KB, without text, scripts, links or broken numbers', () => {
    for (const key of keys) {
      const svg = businessImage(key);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<(text|script|style|image)/);
      expect(svg).toMatch(PICTURE);
      expect(svg).toContain('viewBox="0 0 640 360"');
    }
  });

  it('has a key for each composition in each light, however it varies', () => {
    const sky = (key: string) => /stop-color="(#\w+)"/.exec(businessImage(key))?.[1];
    for (const variation of [0, 1, 340, 65_535]) {
      const lights = Array.from({ length: 12 }, (_, light) => imageKey('scales', light, variation));
      for (const key of lights) expect(key).toMatch(BUSINESS_IMAGE_KEY);
      expect(new Set(lights.map(sky)).size).toBe(12);
    }
    expect(businessImage(imageKey('desk', 3, 7))).not.toBe(businessImage(imageKey('desk', 3, 8)));
  });

  it('takes keys of four lowercase hexadecimal digits only', () => {
    expect(['0000', 'ffff', '29c1'].every((key) => BUSINESS_IMAGE_KEY.test(key))).toBe(true);
    expect(['', 'FFFF', '12', '12345', 'zzzz', '../a', '0000\n'].some((key) => BUSINESS_IMAGE_KEY.test(key))).toBe(
      false,
    );
  });
});
