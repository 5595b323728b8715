import { describe, expect, it } from '@jest/globals';
import { slugCandidates, uniqueSlug } from './slug.core.ts';

describe('slugCandidates', () => {
  it('prefers the name alone, then adds the place, then numbers', () => {
    expect(slugCandidates("O'Neil & Sáenz, P.C.", 'St. Paul', 'MN', 4)).toEqual([
      'oneil-and-saenz-pc',
      'oneil-and-saenz-pc-st-paul-mn',
      'oneil-and-saenz-pc-st-paul-mn-2',
      'oneil-and-saenz-pc-st-paul-mn-3',
    ]);
  });

  it('has a word even for a name without letters', () => {
    expect(slugCandidates('!!!', 'Reno', 'NV', 2)).toEqual(['firm', 'firm-reno-nv']);
  });

  it.each(['x'.repeat(300), `${'word '.repeat(60)}`, `${'a'.repeat(99)} b`, `--${'y'.repeat(59)} z`])(
    'stays within what an address may hold: %.12s',
    (name) => {
      for (const slug of slugCandidates(name, 'Truth or Consequences', 'NM', 5)) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(110);
      }
    },
  );
});

describe('uniqueSlug', () => {
  it('takes the first that is free, and so many as there are businesses of one name', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const slug = uniqueSlug('Same Name', 'Reno', 'NV', (candidate) => taken.has(candidate));
      expect(taken.has(slug)).toBe(false);
      taken.add(slug);
    }
    expect(taken).toContain('same-name-reno-nv-199');
  });
});
