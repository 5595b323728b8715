import { existsSync } from 'node:fs';

/** A path where nothing is: two may be restored within the second that names them. */
export function freeName(path: string): string {
  let name = path;
  for (let number = 2; existsSync(name); number++) name = `${path}-${number}`;
  return name;
}
