import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { forbiddenFiles } from './forbidden-files.core.ts';

/** One line for what an image has as /app: how many files, how large. Throws when it holds what no image may. */
export function imageSize(name: string, folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const ours = files.filter((file) => !/(^|\/)node_modules\//.test(file));
  const maps = files.filter((file) => file.endsWith('.map'));
  const found = forbiddenFiles(
    files,
    maps.filter((file) => holdsSources(join(folder, file))),
  );
  if (found.length > 0) {
    throw new Error(`The image ${name} holds what no image may:\n${found.slice(0, 20).join('\n')}`);
  }
  return `${name.padEnd(28)} ${megabytes(bytes).padStart(7)}, ${files.length} files; ${ours.length} of them ours`;
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
