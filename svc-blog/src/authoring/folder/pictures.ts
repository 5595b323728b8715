import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Size, SizeOf } from '../../article/addresses.core.ts';
import type { FileProblem } from '../file-problem.ts';
import { isFile, orNull } from './files.ts';
import type { PostFile } from './post-file.ts';

/** svc-blog serves the pictures of a content folder under this path. */
const PICTURES = '/api/blog/images/';

export const featuredImagePath = (image: string): string => PICTURES + image;

/** The pictures beside the posts, if there is such a folder. */
export class Pictures {
  private readonly sizes = new Map<string, Size | null>();
  private readonly folder: string | null;

  constructor(around: string) {
    this.folder = ['images', '../images'].map((name) => path.join(around, name)).find((one) => existsSync(one)) ?? null;
  }

  readonly sizeOf: SizeOf = (src) => {
    const file = this.fileOf(src);
    if (file === null || !isFile(file)) return null;
    if (!this.sizes.has(file)) this.sizes.set(file, pictureSize(orNull(() => readFileSync(file))));
    return this.sizes.get(file) ?? null;
  };

  missingIn({ file: post, fields, lineOf, pictures }: PostFile): FileProblem[] {
    const image = fields.image === null ? [] : [{ src: featuredImagePath(fields.image), line: lineOf('image') }];
    const inText = [...new Set(pictures)].map((src) => ({ src, line: null }));
    return [...image, ...inText].flatMap(({ src, line }) => {
      const file = this.fileOf(src);
      if (file === null || isFile(file)) return [];
      return [{ file: post, line, problem: `there is no picture ${path.basename(file)} in the folder images` }];
    });
  }

  private fileOf(src: string): string | null {
    const name = src.startsWith(PICTURES) ? src.slice(PICTURES.length) : '';
    return this.folder !== null && /^[\w.-]+$/.test(name) ? path.join(this.folder, name) : null;
  }
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const SVG_START = 2000;

/** Reads width and height from an SVG or PNG. Null for other pictures. */
function pictureSize(bytes: Buffer | null): Size | null {
  if (bytes === null) return null;
  if (bytes.subarray(0, PNG.length).equals(PNG) && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const [tag = ''] = /<svg\s[^>]*>/.exec(bytes.toString('utf8', 0, SVG_START)) ?? [];
  const side = (name: string): number => Number(new RegExp(`\\s${name}="(\\d+)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [, boxWidth, boxHeight] = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+(\d+)[\d.]*[ ,]+(\d+)[\d.]*"/.exec(tag) ?? [];
  const width = side('width') || Number(boxWidth ?? 0);
  const height = side('height') || Number(boxHeight ?? 0);
  return width > 0 && height > 0 ? { width, height } : null;
}
