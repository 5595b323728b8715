import { expect, it } from '@jest/globals';
import { clickDepths } from './click-depth.core.ts';
import { plantedSite } from '../crawl/planted-site.ts';

it('counts the fewest clicks, none for the pages of one list, and none through what is noindex', () => {
  const depths = clickDepths(
    plantedSite({
      '/': { links: ['/a', '/b', '/hidden'] },
      '/a': { links: ['/b', '/c?state=TX&page=2', '/d?page=2'] },
      '/b': { links: ['/e'] },
      '/c?state=TX&page=2': { links: ['/c?state=TX', '/c?state=CA'] },
      '/c?state=TX': { links: [] },
      '/c?state=CA': { links: [] },
      '/d?page=2': { links: ['/d?page=3', '/d'] },
      '/d?page=3': { links: ['/f'] },
      '/d': {},
      '/e': {},
      '/f': {},
      '/hidden': { robots: 'noindex', links: ['/secret'] },
      '/secret': {},
    }),
  );
  expect(Object.fromEntries(depths)).toEqual({
    '/': 0,
    '/a': 1,
    '/b': 1,
    '/hidden': 1,
    '/c?state=TX&page=2': 2,
    '/c?state=TX': 2,
    '/d?page=2': 2,
    '/d?page=3': 2,
    '/d': 2,
    '/e': 2,
    '/c?state=CA': 3,
    '/f': 3,
  });
});
