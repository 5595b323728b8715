import { linkTarget } from './links.core.ts';

export interface Size {
  width: number;
  height: number;
}

/** Sizes of pictures by their path on this site, where they are known. */
export type SizeOf = (path: string) => Size | null;

export type ImageSource =
  | { kind: 'inside'; src: string }
  /** Somebody else's picture: it is never fetched, but may be linked to. */
  | { kind: 'outside'; href: string }
  | { kind: 'none'; why: string };

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Where a picture may come from: a file of this site that ends like one, without a query, so that asking for it does nothing else. */
export function imageSource(written: string): ImageSource {
  const target = linkTarget(written);
  if (target.kind === 'outside' && /^https?:/.test(target.href)) return target;
  if (target.kind !== 'inside') return { kind: 'none', why: target.kind === 'none' ? target.why : 'is no picture' };
  const [path = ''] = target.href.split(/[?#]/);
  if (path !== target.href) return { kind: 'none', why: 'has a query or a fragment' };
  return PICTURE.test(path) ? { kind: 'inside', src: path } : { kind: 'none', why: 'does not end like a picture' };
}

// Room for a picture of unknown size. Once it has come, its own proportions hold.
const USUAL_SIZE: Size = { width: 960, height: 480 };
const SIDE_MAX = 10_000;

/** What the page keeps free for a picture before it has come, otherwise the text below it would jump. */
export function imageSize(given: { width?: string; height?: string }, known: Size | null): Size {
  const width = side(given.width);
  const height = side(given.height);
  if (width !== null && height !== null) return { width, height };
  return known ?? USUAL_SIZE;
}

function side(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return null;
  const pixels = Number(text);
  return pixels >= 1 && pixels <= SIDE_MAX ? pixels : null;
}
