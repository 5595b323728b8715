import { imageSource } from './images.core.ts';
import { linkTarget } from './links.core.ts';
import type { PostOf } from '../post-names/find-post.core.ts';

export interface LineProblem {
  /** Counted from 1. */
  line: number;
  problem: string;
}

/** What is to be told of a text. */
export interface Told {
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

export const nothingTold = (): Told => ({
  ...{ problems: [], nowhere: [], doubts: [], fragments: [], inside: [] },
  tags: new Map(),
});

export const WORDS = 'only its words stay';

export const shown = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;

export function checkLink(written: string, line: number, told: Told, postOf?: PostOf): void {
  const target = linkTarget(written, postOf);
  if (target.kind === 'none')
    told.nowhere.push({ line, problem: `the link ${shown(written)} ${target.why}`, stays: WORDS });
  if (target.kind === 'fragment') told.fragments.push({ line, fragment: target.fragment });
  if (target.kind === 'inside') told.inside.push({ line, written, href: target.href });
}

export function checkImage(src: string, words: string, line: number, { nowhere, doubts }: Told): void {
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
