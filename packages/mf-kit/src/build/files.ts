import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Reads a JSON file whose shape is known, because this repository or npm has written it. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

const isSpecOrStory = (file: string) => /\.(spec|stories)\.tsx?$/.test(file);

/** Files below a folder, sorted, without specs and stories. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSpecOrStory(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
