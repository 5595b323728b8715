import { existsSync, renameSync } from 'node:fs';
import { backupName } from './kept.core.ts';

export const timeOfNow = (): string =>
  backupName(new Date(), { isSealed: false }).slice('lawdex-'.length, -'.tar.gz'.length);

/** Puts a folder in the place of another one, which stays beside it under its name, `mark` and the time; answers where, or null. */
export function takePlace(fresh: string, place: string, mark: string): string | null {
  const before = existsSync(place) ? freeName(`${place}${mark}${timeOfNow()}`) : null;
  if (before) renameSync(place, before);
  renameSync(fresh, place);
  return before;
}

/** A path where nothing is: two may be restored within the second that names them. */
function freeName(path: string): string {
  let name = path;
  for (let number = 2; existsSync(name); number++) name = `${path}-${number}`;
  return name;
}
