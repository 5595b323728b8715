import type { Place } from '@lawdex/search-language/dictionary';
import { gazetteer } from '@lawdex/search-language/lists';
import { withCentres } from './landing-atlas.service.ts';

it('cities whose businesses have no positions are where the gazetteer has them', () => {
  const place: Place = { key: '', city: 'Tacoma', state: 'WA', docs: 2, centre: null };
  const at = { lat: 1, lng: 2 };
  const places = withCentres(
    new Map<string, Place>([
      ['tacoma-wa', place],
      ['boston-ma', { ...place, centre: at }],
      ['nowhere-wa', { ...place, city: 'Nowhere Much' }],
    ]),
    gazetteer(),
  );
  expect(places.get('tacoma-wa')?.centre?.lat).toBeCloseTo(47.2, 0);
  expect(places.get('boston-ma')?.centre).toEqual(at);
  expect(places.get('nowhere-wa')?.centre).toBeNull();
});
