import { slugsOf } from './slug.core.ts';

it('a slug is made of the name, a longer one of name and place', () => {
  expect(slugsOf("O'Neil & Sáenz, P.C.", 'St. Paul', 'MN')).toEqual({
    short: 'oneil-and-saenz-pc',
    long: 'oneil-and-saenz-pc-st-paul-mn',
  });
});

it('a slug has a word even for a name without letters', () => {
  expect(slugsOf('!!!', 'Reno', 'NV')).toEqual({ short: 'firm', long: 'firm-reno-nv' });
});

it.each(['x'.repeat(300), `${'word '.repeat(60)}`, `${'a'.repeat(99)} b`, `--${'y'.repeat(59)} z`])(
  'a slug stays within what an address may hold: %.12s',
  (name) => {
    for (const slug of Object.values(slugsOf(name, 'Truth or Consequences', 'NM'))) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(110);
    }
  },
);
