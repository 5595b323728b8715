import { describe, expect, it } from '@jest/globals';
import { drawImage, imageKeyOf, MOTIFS } from './post-image.core.ts';

const ATTRIBUTES = String.raw`( [a-zA-Z0-9-]+="[^"<>&]*")+`;
// What a picture may consist of: stricter than well-formed.
const PICTURE = new RegExp(`^<svg${ATTRIBUTES}>(<path${ATTRIBUTES}/>)+</svg>$`);
const seeds = Array.from({ length: 60 }, (_, index) => (index * 1091).toString(16).padStart(4, '0'));
const keys = Object.keys(MOTIFS).flatMap((motif) => seeds.map((seed) => `${motif}-${seed}`));
const draw = (key: string): string => drawImage(key) ?? '';

describe('drawImage', () => {
  it('draws the same picture for the same key, and another one for another', () => {
    for (const key of keys.slice(0, 20)) expect(draw(key)).toBe(draw(key));
    expect(new Set(keys.map(draw)).size).toBeGreaterThan(keys.length * 0.95);
  });

  it('is 1200 by 630, at most 7 KB, without text, scripts, links or broken numbers', () => {
    for (const key of keys) {
      expect(draw(key)).toMatch(PICTURE);
      expect(draw(key)).toMatch(/^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630">/);
      expect(Buffer.byteLength(draw(key))).toBeLessThanOrEqual(7168);
      expect(draw(key)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(['', 'books', 'books-1', 'books-00011', 'books-zzzz', 'none-0001', 'toString-0001', 'books-0001\n'])(
    'knows no picture %j',
    (key) => {
      expect(drawImage(key)).toBeNull();
    },
  );
});

describe('imageKeyOf', () => {
  it('follows from the category and the post', () => {
    expect(imageKeyOf('costs-and-fees', 'a-post')).toMatch(/^coins-[0-9a-f]{4}$/);
    expect(imageKeyOf(null, 'a-post')).toMatch(/^books-/);
    expect(imageKeyOf('constructor', 'a-post')).toMatch(/^books-/);
    expect(imageKeyOf(null, 'a-post')).not.toBe(imageKeyOf(null, 'b-post'));
  });
});
