import { gzipSync } from 'node:zlib';
import { pointOf, viewAround, viewOf } from './views.core.ts';
import { draw, landOf, outlines } from './land.ts';

const SAN_JUAN = { lat: 18.4655, lng: -66.1057 };
const MIAMI = { lat: 25.7617, lng: -80.1918 };
const numbers = (text: string): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

it.each([
  ['San Juan', SAN_JUAN],
  ['Mayagüez', { lat: 18.2011, lng: -67.1396 }],
  ['Vieques', { lat: 18.1263, lng: -65.4401 }],
  ['Charlotte Amalie', { lat: 18.3419, lng: -64.9307 }],
])('the drawing of the country has %s on land, apart from Florida', (_name, position) => {
  const at = pointOf(position);
  const miami = pointOf(MIAMI);
  if (!at || !miami) throw new Error('not in the drawing');
  expect(at.x).toBeGreaterThan(miami.x + 30);
  const on = outlines().states.filter(
    ({ bounds: { left, top, right, bottom } }) => at.x > left && at.x < right && at.y > top && at.y < bottom,
  );
  expect(on).toHaveLength(1);
});

it('the drawing of the country has no place for Guam, American Samoa, the Northern Marianas or the Dominican Republic', () => {
  const positions = [
    { lat: 13.4757, lng: 144.7489 },
    { lat: -14.2781, lng: -170.7025 },
    { lat: 15.1778, lng: 145.7508 },
    { lat: 18.4861, lng: -69.9312 },
  ];
  expect(positions.map(pointOf)).toEqual([null, null, null, null]);
});

it('the drawing of the country shows the coast and the municipalities of Puerto Rico around San Juan, and neither of them around a place in the sea', () => {
  const sizes = [pointOf(SAN_JUAN), { x: 930, y: 480 }].map((at) => {
    if (!at) throw new Error('not in the drawing');
    const view = viewOf(viewAround([at]));
    if (!view) throw new Error('no view');
    const [land = '', counties = ''] = [...draw(view, outlines()).matchAll(/ d="([^"]*)"/g)].map(([, line]) => line);
    return [numbers(land).length, numbers(counties).length];
  });
  expect(sizes[0]?.[0]).toBeGreaterThan(50);
  expect(sizes[0]?.[1]).toBeGreaterThan(50);
  expect(sizes[1]).toEqual([0, 0]);
});

it.each(['0-0-0', '3-12-9', '4-15-15', '7-60-50', '10-138-207'])('%s is less than 40 kB', (view) => {
  const drawn = landOf(view) ?? '';
  expect(drawn).toMatch(
    /^<svg [^>]*><path id="land" d="M[^"]*"\/><path id="counties" d="[^"]*"\/><path id="states" d="[^"]*"\/><\/svg>$/,
  );
  expect(gzipSync(drawn).length).toBeLessThan(40_000);
});
