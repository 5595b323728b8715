import { INLINE_TAGS } from './allowlist.core.ts';
import { elementNode, isNoteLink, plainText, textNode } from './article-node.core.ts';
import type { ArticleNode, ElementNode } from './article-node.core.ts';

// These functions hold the rules of what may stand in what. Browsers repair HTML that breaks them, and may end elements
// around the article by that: then they show something else than was checked.

const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);

const isInline = (node: ArticleNode): boolean =>
  node.kind === 'text' || (INLINE_TAGS.has(node.tag) && node.children.every(isInline));
const isBlank = (node: ArticleNode): boolean => node.kind === 'text' && !/\S/.test(node.text);
const holdsPictureOrNote = (nodes: readonly ArticleNode[]): boolean =>
  nodes.some(
    (node) => node.kind === 'element' && (node.tag === 'img' || isNoteLink(node) || holdsPictureOrNote(node.children)),
  );
const saysNothing = (nodes: readonly ArticleNode[]): boolean => plainText(nodes) === '' && !holdsPictureOrNote(nodes);

/** Turns nodes into blocks, for an article, a quote or another element that holds paragraphs. */
export function flow(nodes: readonly ArticleNode[], around = ''): ArticleNode[] {
  const blocks: ArticleNode[] = [];
  let run: ArticleNode[] = [];
  const endRun = (): void => {
    if (!saysNothing(run)) blocks.push(elementNode('p', words(run)));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (node.kind === 'element') blocks.push(...blocksOf(node, around));
  }
  endRun();
  return gathered(blocks);
}

/** The content that each kind of element may have, made of the children that it was given. */
const CHILDREN: Readonly<Record<string, (children: readonly ArticleNode[]) => ArticleNode[]>> = {
  ul: (children) => wrapped(children, ['li']),
  ol: (children) => wrapped(children, ['li']),
  dl: (children) => wrapped(children, ['dd', 'dt']),
  table: tableParts,
  blockquote: (children) => flow(children, 'blockquote'),
  figure: (children) => flow(children, 'figure'),
  li: flowOrPhrasing,
  dd: flowOrPhrasing,
  dt: words,
  figcaption: words,
};

function blocksOf(node: ElementNode, around = ''): ArticleNode[] {
  const { tag, children, attributes } = node;
  if (/^h\d$/.test(tag) || tag === 'p')
    return saysNothing(children) ? [] : [elementNode(tag, words(children), attributes)];
  if (tag === 'pre') return plainText(children) === '' ? [] : [elementNode('pre', code(children), attributes)];
  if (tag === 'hr') return [elementNode('hr', [])];
  const childrenOf = tag === 'figcaption' && around !== 'figure' ? undefined : CHILDREN[tag];
  // Only the content stays of others: a row without its table, an inline element around blocks.
  return childrenOf ? unlessEmpty(elementNode(tag, childrenOf(children), attributes)) : flow(children);
}

/** Only the words of nodes, without space at either end, which nobody sees. */
function words(nodes: readonly ArticleNode[]): ArticleNode[] {
  return trimmed(phrasing(nodes));
}

/** Removes space at both ends, which nobody sees. */
function trimmed(nodes: readonly ArticleNode[]): ArticleNode[] {
  const whole = joined(nodes);
  return whole
    .map((node, index) => {
      if (node.kind !== 'text') return node;
      const start = index === 0 ? node.text.replace(/^[ \t\n]+/, '') : node.text;
      return textNode(index === whole.length - 1 ? start.replace(TRAILING, '') : start);
    })
    .filter((node) => node.kind === 'element' || node.text !== '');
}

/** Joins texts that stand side by side. */
function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
  const result: ArticleNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') result[result.length - 1] = textNode(last.text + node.text);
    else result.push(node);
  }
  return result;
}

// Without the look-behind a text of spaces would be tried from each of them.
const TRAILING = /(?<![ \t\n])[ \t\n]+$/;

const unlessEmpty = (node: ElementNode): ElementNode[] => (node.children.length > 0 ? [node] : []);

/** Puts items and definitions that stand alone into lists. */
function gathered(blocks: readonly ArticleNode[]): ArticleNode[] {
  const result: ArticleNode[] = [];
  let listTag = '';
  let listItems: ArticleNode[] = [];
  for (const node of blocks) {
    const parent = node.kind === 'element' ? (PARENTS[node.tag] ?? '') : '';
    if (parent === '') result.push(node);
    else if (parent === listTag) listItems.push(node);
    else {
      listItems = [node];
      result.push(elementNode(parent, listItems));
    }
    listTag = parent;
  }
  return result;
}

const PARENTS: Readonly<Record<string, string>> = { li: 'ul', dt: 'dl', dd: 'dl' };

/** The content of an item or a cell: words, or blocks. */
function flowOrPhrasing(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.every(isInline) ? words(nodes) : flow(nodes);
}

/** The content of elements that hold words only. Blocks in it are replaced by their words. */
function phrasing(nodes: readonly ArticleNode[], around: readonly string[] = []): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (node.kind === 'text') return [node];
    const { tag, children, attributes } = node;
    if (tag === 'br' || tag === 'img') return [node];
    // A link within a link would end the first one, and browsers repeat emphasis within emphasis where none was.
    if (!INLINE_TAGS.has(tag)) return [textNode(' '), ...phrasing(children, around), textNode(' ')];
    if (around.includes(tag)) return phrasing(children, around);
    const inner = phrasing(children, [...around, tag]);
    const isPlain = tag === 'span' && Object.keys(attributes).length === 0;
    if (isPlain || (tag === 'a' && attributes['href'] === undefined)) return inner;
    return saysNothing(inner) && inner.every(({ kind }) => kind === 'text')
      ? inner
      : [elementNode(tag, inner, attributes)];
  });
}

/** Keeps lines as they are, except for line breaks at the beginning, one of which parsers would drop. */
function code(nodes: readonly ArticleNode[]): ArticleNode[] {
  const [first, ...rest] = joined(phrasing(nodes));
  if (first?.kind === 'text') {
    const text = first.text.replace(/^\n+/, '');
    return text === '' ? code(rest) : [textNode(text), ...rest];
  }
  return first ? [first, ...rest] : [];
}

/** Keeps children of the right kind, and puts each run of others into one of the first kind. */
function wrapped(nodes: readonly ArticleNode[], kinds: readonly [string, ...string[]]): ArticleNode[] {
  const result: ArticleNode[] = [];
  let strays: ArticleNode[] = [];
  const endStrays = (): void => {
    if (!strays.every(isBlank)) result.push(...unlessEmpty(elementNode(kinds[0], flowOrPhrasing(strays))));
    strays = [];
  };
  for (const node of nodes) {
    if (node.kind === 'element' && kinds.includes(node.tag)) {
      endStrays();
      result.push(...blocksOf(node));
    } else strays.push(node);
  }
  endStrays();
  return result;
}

function tableParts(nodes: readonly ArticleNode[]): ArticleNode[] {
  const elements = nodes.filter((node) => node.kind === 'element');
  const caption = elements.find(({ tag }) => tag === 'caption');
  const sections = elements.flatMap((node): ArticleNode[] => {
    const rows = SECTIONS.has(node.tag) ? node.children : [node];
    const tag = SECTIONS.has(node.tag) ? node.tag : 'tbody';
    return unlessEmpty(elementNode(tag, rows.flatMap(rowOf)));
  });
  const captions = caption && !saysNothing(caption.children) ? [elementNode('caption', words(caption.children))] : [];
  return sections.length > 0 ? [...captions, ...sections] : [];
}

function rowOf(node: ArticleNode): ArticleNode[] {
  if (node.kind === 'text' || node.tag !== 'tr') return [];
  const cells = node.children.flatMap((cell): ArticleNode[] =>
    cell.kind === 'element' && (cell.tag === 'td' || cell.tag === 'th')
      ? [elementNode(cell.tag, flowOrPhrasing(cell.children), cell.attributes)]
      : [],
  );
  return unlessEmpty(elementNode('tr', cells));
}
