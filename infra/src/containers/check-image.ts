import { imageSize } from './image-size.ts';

/** Ends the build of an image that would hold what does not belong there: `check-image <name> <folder>`. */
const [name, folder] = process.argv.slice(2);
try {
  if (!name || !folder) throw new Error('Usage: check-image <name> <folder>');
  console.log(imageSize(name, folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
