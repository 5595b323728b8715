import { cleanText, elementNode, textNode, type ArticleNode, type ElementNode } from './article-node.core.ts';
import type { FindHeading } from './headings.core.ts';
import { imageSize, imageSource, type SizeOf } from './addresses.core.ts';
import { linkTarget, OUTSIDE_REL } from './links.core.ts';
import type { PostOf } from '../post-names/find-post.core.ts';

/** What an article's addresses lead to. */
export interface Beside {
  sizeOf: SizeOf;
  postOf: PostOf;
}

/** Makes links and pictures safe. Those that lead nowhere are replaced by their words. */
export const withSafeAddresses = (nodes: readonly ArticleNode[], beside: Beside): ArticleNode[] =>
  nodes.flatMap((node) => safe(node, beside, false));

function safe(node: ArticleNode, beside: Beside, inLink: boolean): ArticleNode[] {
  if (node.kind === 'text') return [node];
  if (node.tag === 'img') return picture(node, beside.sizeOf, inLink);
  const { tag, children, attributes } = node;
  const inner = children.flatMap((child) => safe(child, beside, inLink || tag === 'a'));
  if (tag !== 'a') return [elementNode(tag, inner, attributes)];
  const { href = '', ...others } = attributes;
  const target = linkTarget(href, beside.postOf);
  if (target.kind === 'none') return inner;
  const to = target.kind === 'fragment' ? `#${target.fragment}` : target.href;
  return [elementNode('a', inner, { href: to, ...others, ...(target.kind === 'outside' && { rel: OUTSIDE_REL }) })];
}

function picture({ attributes }: ElementNode, sizeOf: SizeOf, inLink: boolean): ArticleNode[] {
  const alt = cleanText(attributes['alt'] ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
  const source = imageSource(attributes['src'] ?? '');
  if (source.kind === 'inside') {
    const { width, height } = imageSize(attributes, sizeOf(source.src));
    const size = { width: String(width), height: String(height) };
    return [elementNode('img', [], { src: source.src, alt, ...size, loading: 'lazy', decoding: 'async' })];
  }
  if (alt === '') return [];
  if (source.kind === 'none' || inLink) return [textNode(alt)];
  return [elementNode('a', [textNode(alt)], { href: source.href, rel: OUTSIDE_REL })];
}

/** Points links to headings and notes at the ids of these. Links to nothing are replaced by their words. */
export function withFragments(
  nodes: readonly ArticleNode[],
  headingId: FindHeading,
  notes: ReadonlySet<string>,
): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (node.kind === 'text') return [node];
    const inner = withFragments(node.children, headingId, notes);
    const href = node.tag === 'a' ? node.attributes['href'] : undefined;
    if (!href?.startsWith('#')) return [elementNode(node.tag, inner, node.attributes)];
    const fragment = href.slice(1);
    const id = notes.has(fragment) ? fragment : headingId(fragment);
    return id === null ? inner : [elementNode('a', inner, { ...node.attributes, href: `#${id}` })];
  });
}
