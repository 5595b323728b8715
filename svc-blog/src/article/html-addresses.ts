import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** A link or picture that an author wrote in HTML. */
export interface HtmlAddress {
  tag: 'a' | 'img';
  address: string;
  /** The words of a picture. */
  alt: string;
  /** Counted from 1. */
  line: number;
}

type Parsed = DefaultTreeAdapterMap['childNode'];

/** Finds the links and pictures of HTML in the order of the text. */
export function addressesInHtml(html: string): HtmlAddress[] {
  return parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(addressesIn);
}

function addressesIn(node: Parsed): HtmlAddress[] {
  if (!('tagName' in node)) return [];
  const { tagName: tag, attrs, childNodes, sourceCodeLocation } = node;
  const value = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
  const address = value(tag === 'img' ? 'src' : 'href');
  const inside = childNodes.flatMap(addressesIn);
  if ((tag !== 'a' && tag !== 'img') || address === undefined) return inside;
  return [{ tag, address, alt: value('alt') ?? '', line: sourceCodeLocation?.startLine ?? 1 }, ...inside];
}
