import { imageSource } from './images.core.ts';
import { linkTarget } from './links.core.ts';
import type { LineProblem } from './markdown/line-problem.core.ts';

/** What is to be told of the links and pictures of a text. */
export interface ToldAddresses {
  /** Links and pictures that lead nowhere or say nothing, and what stays of them. */
  nowhere: (LineProblem & { stays: string })[];
  /** How it will look other than its author may think. */
  doubts: LineProblem[];
  /** Links to headings of the same text, without their `#`. */
  fragments: { line: number; fragment: string }[];
}

export const WORDS = 'only its words stay';

export function checkLink(href: string, line: number, { nowhere, fragments }: ToldAddresses): void {
  const target = linkTarget(href);
  if (target.kind === 'none') nowhere.push({ line, problem: `the link ${shown(href)} ${target.why}`, stays: WORDS });
  if (target.kind === 'fragment') fragments.push({ line, fragment: target.fragment });
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
  const [, name] = /^(?:\.{0,2}\/)*(?:[\w.-]+\/)*([\w-]+\.\w+)$/.exec(src) ?? [];
  return name === undefined ? '' : `; a file of the folder images is /api/blog/images/${name}`;
}

export const shown = (address: string): string => `"${address.length > 80 ? `${address.slice(0, 79)}…` : address}"`;
