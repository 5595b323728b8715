import { withFragments, withSafeAddresses, type Beside } from './addresses-in-article.core.ts';
import { elementNode, plainText, textNode, toHtml, type ArticleNode } from './article-node.core.ts';
import { flow } from './blocks.core.ts';
import { headingFinder, withHeadingIds, type ArticleHeading } from './headings.core.ts';
import { withNoteIds, withScrollingTables } from './notes-and-tables.core.ts';
import { whyTooLarge, NESTING_MAX, withinLimits } from './limits.core.ts';
import { isReadAsWritten, sanitized, treeOf } from './parse.ts';
import { slugByName } from '../post-names/find-post.core.ts';

/** An article as it may stand in a page. */
export interface Article {
  /** Safe HTML, whoever wrote it. docs/BLOG.md says what it can hold. */
  html: string;
  /** Headings in the order of the text. A table of contents takes levels 2 to 4. */
  headings: ArticleHeading[];
  /** The words in one line, for the search and for counting. */
  text: string;
}

export type Written = { kind: 'ok'; article: Article; dropped: string[] } | { kind: 'refused'; why: string };

const alone: Beside = { sizeOf: () => null, postOf: slugByName };
/** Stored HTML names no files. */
const stored: Beside = { sizeOf: () => null, postOf: () => null };

/** Makes an author's HTML safe to be stored. Refuses it when it is larger than an article can be. */
export function writeArticle(html: string, beside: Beside = alone): Written {
  const why = whyTooLarge(html);
  if (why !== null) return { kind: 'refused', why };
  const clean = sanitized(html);
  if (clean.deepest > NESTING_MAX) {
    return { kind: 'refused', why: `has tags in one another ${clean.deepest} deep; ${NESTING_MAX} is the most` };
  }
  const tree = treeOf(clean.html);
  // Tags that end by themselves are written out.
  const grown = whyTooLarge(toHtml(tree));
  if (grown !== null) return { kind: 'refused', why: grown };
  return { kind: 'ok', article: articleOf(tree, beside), dropped: clean.dropped };
}

/** Makes stored HTML safe again, because it may be older than today's rules, or written by other code. */
export const readArticle = (html: string): Article => articleOf(treeOf(sanitized(withinLimits(html)).html), stored);

function articleOf(tree: readonly ArticleNode[], beside: Beside): Article {
  const article = arrange(tree, beside);
  if (isReadAsWritten(article.html)) return article;
  // Nothing that we have seen is read otherwise by a browser. What is keeps its words.
  const text = plainText(tree);
  return { html: toHtml([elementNode('p', [textNode(text)])]), headings: [], text };
}

function arrange(tree: readonly ArticleNode[], beside: Beside): Article {
  const noted = withNoteIds(flow(withSafeAddresses(tree, beside)));
  const { nodes, headings } = withHeadingIds(noted.nodes, noted.ids);
  // Links without a heading were replaced by their words, which may now stand at the end of a paragraph.
  const done = withScrollingTables(flow(withFragments(nodes, headingFinder(headings), noted.ids)));
  return { html: toHtml(done), headings, text: plainText(done) };
}
