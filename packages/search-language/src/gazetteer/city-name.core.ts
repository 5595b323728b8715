import type { Gazetteer } from './gazetteer.core.ts';

/** The name that a city has everywhere on the site. One that differs by capitals alone stays (`DeKalb`), and so does an unknown one. */
export function cityNameOf(written: string, state: string, gazetteer: Pick<Gazetteer, 'city'>): string {
  const known = gazetteer.city(written, state)?.name;
  if (known === undefined) return written;
  const isMixed = written !== written.toUpperCase() && written !== written.toLowerCase();
  return isMixed && written.toLowerCase() === known.toLowerCase() ? written : known;
}
