import { linkTarget } from './links.core.ts';
import type { PostOf } from '../post-names/find-post.core.ts';

export interface LineProblem {
  /** Counted from 1. */
  line: number;
  problem: string;
}

/** What is to be told of a text. */
export interface Findings {
  /** Why it cannot be published as it stands. */
  problems: LineProblem[];
  /** Links, pictures and cells that lead nowhere, say nothing or have no column, and what becomes of them. */
  nowhere: (LineProblem & { stays: string })[];
  /** How it will look other than its author may think. */
  doubts: LineProblem[];
  /** Links to headings of the same text, without their `#`. */
  fragments: { line: number; fragment: string }[];
  /** Links to pages of this site, as they stand in the text and as they will be. */
  inside: { line: number; written: string; href: string }[];
  /** The first line of each tag of HTML. */
  tags: Map<string, number>;
}

export const noFindings = (): Findings => ({
  ...{ problems: [], nowhere: [], doubts: [], fragments: [], inside: [] },
  tags: new Map(),
});

export const WORDS = 'only its words stay';

export const shown = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;

export function checkLink(written: string, line: number, findings: Findings, postOf?: PostOf): void {
  const target = linkTarget(written, postOf);
  if (target.kind === 'none')
    findings.nowhere.push({ line, problem: `the link ${shown(written)} ${target.why}`, stays: WORDS });
  if (target.kind === 'fragment') findings.fragments.push({ line, fragment: target.fragment });
  if (target.kind === 'inside') findings.inside.push({ line, written, href: target.href });
}

export function checkImage(src: string, words: string, line: number, { nowhere, doubts }: Findings): void {
  const source = imageSource(src);
  const isSilent = words.trim() === '';
  const stays = source.kind === 'inside' ? 'it is shown without them' : isSilent ? 'it is left out' : WORDS;
  const tell = (why: string): number => nowhere.push({ line, problem: `the picture ${shown(src)} ${why}`, stays });
  const [name] = /[\w-]+\.\w+$/.exec(src) ?? [];
  if (source.kind === 'none')
    tell(source.why + (name === undefined ? '' : `; a file of the folder images is /api/blog/images/${name}`));
  if (isSilent) tell('has no words that say what it shows');
  else if (source.kind === 'outside')
    doubts.push({ line, problem: `the picture ${shown(src)} is of another site: readers see a link to it` });
}

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

/** Decides where a picture may come from: a file of this site with the ending of a picture and without a query, so that asking for it has no effect. */
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
export const imageSize = ({ width = '', height = '' }: { width?: string; height?: string }, known: Size | null): Size =>
  SIDE.test(width) && SIDE.test(height) ? { width: Number(width), height: Number(height) } : (known ?? USUAL_SIZE);
