import { imageSource } from './images.core.ts';
import { linkTarget } from './links.core.ts';
import type { PostOf } from '../post-names/find-post.core.ts';
import type { LineProblem } from './markdown/line-problem.core.ts';

/** What is to be told of the links and pictures of a text. */
export interface ToldAddresses {
  /** Links and pictures that lead nowhere or say nothing, and what stays of them. */
  nowhere: (LineProblem & { stays: string })[];
  /** How it will look other than its author may think. */
  doubts: LineProblem[];
  /** Links to headings of the same text, without their `#`. */
  fragments: { line: number; fragment: string }[];
  /** Links to pages of this site, as they stand in the text and as they will be. */
  inside: { line: number; written: string; href: string }[];
}

export const nothingTold = (): ToldAddresses => ({ nowhere: [], doubts: [], fragments: [], inside: [] });

export const WORDS = 'only its words stay';

export function checkLink(written: string, line: number, told: ToldAddresses, postOf?: PostOf): void {
  const target = linkTarget(written, postOf);
  if (target.kind === 'none')
    told.nowhere.push({ line, problem: `the link ${shown(written)} ${target.why}`, stays: WORDS });
  if (target.kind === 'fragment') told.fragments.push({ line, fragment: target.fragment });
  if (target.kind === 'inside') told.inside.push({ line, written, href: target.href });
}

export function checkImage(src: string, words: string, line: number, { nowhere, doubts }: ToldAddresses): void {
  const source = imageSource(src);
  const isSilent = words.trim() === '';
  const tell = (why: string): void => {
    const stays = source.kind === 'inside' ? 'it is shown without them' : isSilent ? 'it is left out' : WORDS;
    nowhere.push({ line, problem: `the picture ${shown(src)} ${why}`, stays });
  };
  if (source.kind === 'none') tell(`${source.why}${remedy(src)}`);
  if (isSilent) tell('has no words that say what it shows');
  else if (source.kind === 'outside')
    doubts.push({ line, problem: `the picture ${shown(src)} is of another site: readers see a link to it` });
}

/** Where a picture is that stands beside its post, or stood elsewhere on its old site. */
function remedy(src: string): string {
  const [, name] = /^(?:%7B\w{1,20}%7D|\.{0,2}\/)*(?:[\w.-]+\/)*([\w-]+\.\w+)$/.exec(src) ?? [];
  return name === undefined ? '' : `; a file of the folder images is /api/blog/images/${name}`;
}

export function shown(address: string): string {
  // The parser writes the braces of Pelican's {static} in this way.
  const written = address.replace(/%7B(\w+)%7D/g, '{$1}');
  return `"${written.length > 80 ? `${written.slice(0, 79)}…` : written}"`;
}
