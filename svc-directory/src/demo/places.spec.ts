import { describe, expect, it } from '@jest/globals';
import { stateName } from '@lawdex/contracts/us-states';
import { timeZoneOfZip } from '../places/us-places.ts';
import { demoBusinesses } from './demo-data.core.ts';
import { readDemoTexts } from './demo-texts.ts';
import { loadPlaces } from './places.ts';

const places = loadPlaces();

describe('loadPlaces', () => {
  it('knows ZIP codes, area codes and the name of the state for every city, and no city twice', () => {
    for (const { zips, areaCodes, state, stateName: name, weight } of places) {
      expect(zips.length).toBeGreaterThan(0);
      expect(areaCodes.every((code) => /^[2-9]\d\d$/.test(code))).toBe(true);
      expect(name).toBe(stateName(state));
      expect(weight).toBeGreaterThan(0);
    }
    expect(new Set(places.map(({ city, state }) => `${city}, ${state}`)).size).toBe(places.length);
  });

  it('gives a city one time zone, that of its ZIP codes, and coordinates within the United States', () => {
    for (const { city, zips } of places) {
      expect([city, new Set(zips.map(({ timeZone }) => timeZone)).size]).toEqual([city, 1]);
      for (const { zip, latitude, longitude, timeZone } of zips) {
        expect([zip, timeZoneOfZip(zip)]).toEqual([zip, timeZone]);
        expect(latitude > 18 && latitude < 65 && longitude < -66 && longitude > -161).toBe(true);
      }
    }
  });
});

describe('10,000 demo businesses', () => {
  const slugs = new Set<string>();
  const misplaced: string[] = [];
  const zipsOf = new Map(places.map(({ city, state, zips }) => [`${city}, ${state}`, zips]));
  for (const { business } of demoBusinesses({
    count: 10_000,
    places,
    texts: readDemoTexts(),
    categories: new Map([['tax-law', { id: '1', slug: 'tax-law', name: 'Tax Law' }]]),
  })) {
    slugs.add(business.slug);
    const zip = zipsOf.get(`${business.city}, ${business.state}`)?.find((one) => one.zip === business.zipCode);
    const near =
      zip && Math.hypot((business.latitude ?? 0) - zip.latitude, (business.longitude ?? 0) - zip.longitude) < 0.01;
    if (!near || zip.timeZone !== business.timeZone) misplaced.push(business.slug);
  }

  it('have a slug of their own each', () => expect(slugs.size).toBe(10_000));
  it('stand near their ZIP code, in its city, state and time zone', () => expect(misplaced).toEqual([]));
});
