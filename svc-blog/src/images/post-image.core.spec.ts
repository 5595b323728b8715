import { readdirSync, readFileSync } from 'node:fs';
import { imageFileOf, imageKeyOf, VARIATIONS } from './post-image.core.ts';

const FOLDER = new URL('../../assets/pictures/', import.meta.url);
const files = readdirSync(FOLDER);
const ATTRIBUTES = String.raw`( [a-zA-Z0-9-]+="[^"<>&]*")+`;
// The elements that a picture may consist of: stricter than well-formed.
const PICTURE = new RegExp(`^<svg${ATTRIBUTES}>(<path${ATTRIBUTES}/>)+</svg>\n$`);

describe('the pictures', () => {
  it('are as many of each subject', () => {
    const subjects = new Set(files.map((file) => file.replace(/-\d\.svg$/, '')));
    const expected = [...subjects].flatMap((subject) =>
      Array.from({ length: VARIATIONS }, (_, number) => `${subject}-${number}.svg`),
    );
    expect([...files].sort()).toEqual(expected.sort());
    expect(subjects.size).toBe(9);
  });

  it.each(files)('%s is 1200 by 630, at most 7 KB, without text, scripts, links or broken numbers', (file) => {
    const svg = readFileSync(new URL(file, FOLDER), 'utf8');
    expect(svg).toMatch(PICTURE);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630">/);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(7168);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('imageFileOf', () => {
  it('is the same for the same key, and a file that there is for the keys of posts', () => {
    expect(imageFileOf('coins-29c1')).toBe('coins-1.svg');
    const shown = Array.from({ length: 60 }, (_, number) =>
      imageFileOf(imageKeyOf('costs-and-fees', `post-${number}`)),
    );
    expect(new Set(shown).size).toBe(VARIATIONS);
    expect(shown.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  });

  it.each(['', 'books', 'books-1', 'books-00011', 'books-zzzz', 'books-0001\n', '../books-0001'])(
    'knows no picture %j',
    (key) => {
      expect(imageFileOf(key)).toBeNull();
    },
  );
});

it('imageKeyOf follows from the category and the post', () => {
  expect(imageKeyOf('costs-and-fees', 'a-post')).toMatch(/^coins-[0-9a-f]{4}$/);
  expect(imageKeyOf(null, 'a-post')).toMatch(/^books-/);
  expect(imageKeyOf('constructor', 'a-post')).toMatch(/^books-/);
  expect(imageKeyOf(null, 'a-post')).not.toBe(imageKeyOf(null, 'b-post'));
});
