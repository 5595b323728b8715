import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/errors.ts';
import { forbiddenFiles } from './forbidden-files.core.ts';

/** One line for each image: how many files, how large. StartError when one holds what no image may. */
export function imageSizes(images: ReadonlyMap<string, string>): string[] {
  return [...images].map(([name, folder]) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    const ours = files.filter((file) => !file.slice(folder.length).includes('/node_modules/'));
    const maps = files.filter((file) => file.endsWith('.map'));
    const found = forbiddenFiles(
      files.map((file) => file.slice(folder.length + 1)),
      maps.filter((file) => holdsSources(file)).map((file) => file.slice(folder.length + 1)),
    );
    if (found.length > 0) {
      throw new StartError(`The image ${name} holds what no image may:\n${found.slice(0, 20).join('\n')}`);
    }
    return `${name.padEnd(28)} ${megabytes(bytes).padStart(7)}, ${files.length} files; ${ours.length} of them ours`;
  });
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function holdsSources(file: string): boolean {
  try {
    const { sourcesContent }: { sourcesContent?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(sourcesContent) && sourcesContent.some(Boolean);
  } catch {
    return false;
  }
}
