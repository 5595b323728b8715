import { linkTarget } from './links.core.ts';

export interface Size {
  width: number;
  height: number;
}

/** Answers the size of a picture by its path on this site, or null when it is not known. */
export type SizeOf = (path: string) => Size | null;

export type ImageSource =
  | { kind: 'inside'; src: string }
  /** A picture of another site is never fetched, but may be linked to. */
  | { kind: 'outside'; href: string }
  | { kind: 'none'; why: string };

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
// Services answer below this path. Elsewhere, as at /assets/a.png of a site that an author comes from, there is no picture.
const SERVED = /^\/api\//;

/**
 * Decides where a picture may come from: a file of this site with the ending of a picture and without a query, so that
 * asking for it has no effect.
 */
export function imageSource(written: string): ImageSource {
  const target = linkTarget(written);
  if (target.kind === 'outside' && /^https?:/.test(target.href)) return target;
  if (target.kind !== 'inside') return { kind: 'none', why: target.kind === 'none' ? target.why : 'is no picture' };
  const [path = ''] = target.href.split(/[?#]/);
  if (path !== target.href) return { kind: 'none', why: 'has a query or a fragment' };
  if (!PICTURE.test(path)) return { kind: 'none', why: 'does not end like a picture' };
  return SERVED.test(path) ? { kind: 'inside', src: path } : { kind: 'none', why: 'is no picture of this site' };
}

// Space for a picture of unknown size. Its own proportions count once it is there.
const USUAL_SIZE: Size = { width: 960, height: 480 };
// No side of a picture has more than four digits.
const SIDE = /^[1-9]\d{0,3}$/;

/** The space that a page keeps for a picture before it has loaded, otherwise the text below would jump. */
export const imageSize = (
  { width = '', height = '' }: { width?: string; height?: string },
  known: Size | null,
): Size =>
  SIDE.test(width) && SIDE.test(height) ? { width: Number(width), height: Number(height) } : (known ?? USUAL_SIZE);
