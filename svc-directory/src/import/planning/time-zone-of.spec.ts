import { timeZoneAt, timeZoneOfZip } from '../../places/us-places.ts';
import { timeZoneOf } from './merge-business.ts';

const ATLANTA = { zipCode: '30301' };
const DENVER = { latitude: 39.74, longitude: -104.99 };

describe('timeZoneOf', () => {
  it('believes the line, then what is stored, then the position, then the ZIP code', () => {
    const stored = { timeZone: 'America/Chicago' };
    expect(timeZoneOf({ ...ATLANTA, ...DENVER, timeZone: 'Pacific/Guam' }, stored)).toBe('Pacific/Guam');
    expect(timeZoneOf(ATLANTA, stored)).toBe('America/Chicago');
    expect(timeZoneOf({ ...ATLANTA, ...DENVER }, null)).toBe('America/Denver');
    expect(timeZoneOf(ATLANTA, null)).toBe('America/New_York');
  });

  it('asks the place again when the business moves, or when the line clears the zone', () => {
    const stored = { timeZone: 'America/Chicago', ...DENVER };
    expect(timeZoneOf({ ...ATLANTA, latitude: 33.75, longitude: -84.39 }, stored)).toBe('America/New_York');
    expect(timeZoneOf({ ...ATLANTA, timeZone: null }, stored)).toBe('America/Denver');
    expect(timeZoneOf({ ...ATLANTA, timeZone: null, latitude: null, longitude: null }, stored)).toBe(
      'America/New_York',
    );
  });

  it('knows nothing of a ZIP code that does not exist', () => {
    expect(timeZoneOf({ zipCode: '00000' }, null)).toBeNull();
  });
});

describe('US places', () => {
  it('has no zone at sea and beyond the border, and none for ZIP codes whose position is on the wrong side of the world', () => {
    expect(timeZoneAt(30, -150)).toBeNull();
    expect([timeZoneAt(40.7, 74.01), timeZoneAt(32.51, -117.02)]).toEqual([null, null]);
    expect(timeZoneAt(21.31, -157.86)).toBe('Pacific/Honolulu');
    expect(timeZoneOfZip('96910')).toBe('Pacific/Guam');
    expect(timeZoneOfZip('30301-1234')).toBe('America/New_York');
  });
});
