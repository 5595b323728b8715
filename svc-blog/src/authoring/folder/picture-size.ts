import type { Size } from '../../article/images.core.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const SVG_START = 2000;

/** Reads width and height from an SVG or PNG. Null for other pictures. */
export function pictureSize(bytes: Buffer): Size | null {
  if (bytes.subarray(0, PNG.length).equals(PNG) && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const [tag = ''] = /<svg\s[^>]*>/.exec(bytes.toString('utf8', 0, SVG_START)) ?? [];
  const side = (name: string): number => Number(new RegExp(`\\s${name}="(\\d+)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [, boxWidth, boxHeight] = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+(\d+)[\d.]*[ ,]+(\d+)[\d.]*"/.exec(tag) ?? [];
  const width = side('width') || Number(boxWidth ?? 0);
  const height = side('height') || Number(boxHeight ?? 0);
  return width > 0 && height > 0 ? { width, height } : null;
}
