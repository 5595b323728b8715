import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SizeOf } from '../../article/images.core.ts';
import type { FileProblem } from '../file-problem.ts';
import { isFile, orNull } from './find-files.ts';
import { pictureSize } from './picture-size.ts';
import type { PostFile } from './post-file.ts';

/** svc-blog serves the pictures of a content folder under this path. */
const PICTURES = '/api/blog/images/';

export const featuredImagePath = (image: string): string => PICTURES + image;

/** The pictures beside the posts, if there is such a folder. */
export class Pictures {
  private readonly sizes = new Map<string, ReturnType<SizeOf>>();
  private readonly folder: string | null;

  constructor(around: string) {
    this.folder = ['images', '../images'].map((name) => path.join(around, name)).find((one) => existsSync(one)) ?? null;
  }

  readonly sizeOf: SizeOf = (src) => {
    const file = this.fileOf(src);
    if (file === null || !isFile(file)) return null;
    const known = this.sizes.get(file);
    if (known !== undefined) return known;
    const bytes = orNull(() => readFileSync(file));
    const size = bytes && pictureSize(bytes);
    this.sizes.set(file, size);
    return size;
  };

  missingIn(post: PostFile): FileProblem[] {
    const image = post.fields.image === null ? [] : [featuredImagePath(post.fields.image)];
    const inText = [...new Set(post.pictures)].map((src) => ({ src, line: null }));
    return [...image.map((src) => ({ src, line: post.lineOf('image') })), ...inText].flatMap(({ src, line }) => {
      const file = this.fileOf(src);
      if (file === null || isFile(file)) return [];
      return [{ file: post.file, line, problem: `there is no picture ${path.basename(file)} in the folder images` }];
    });
  }

  private fileOf(src: string): string | null {
    const name = src.startsWith(PICTURES) ? src.slice(PICTURES.length) : '';
    return this.folder !== null && /^[\w.-]+$/.test(name) ? path.join(this.folder, name) : null;
  }
}
