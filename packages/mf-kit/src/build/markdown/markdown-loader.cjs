const MarkdownIt = require('markdown-it');

const markdown = new MarkdownIt('commonmark');
const HEADING_ID = / \{#(?<id>[a-z-]+)\}$/;

// The title is the heading `#`, the summary stands below it, and `## A title {#its-id}` begins a section. Summary and bodies are lists
// of nodes: a text, or `{ tag, href?, children }`.

/** Reads a Markdown document as `{ title, summary, sections: [{ id, title, body }] }`; throws an error for one of another form. */
function documentOf(source) {
  const [heading, ...blocks] = nodesOf(markdown.parse(source, {}));
  if (heading?.tag !== 'h1') throw new Error('A document begins with its title: # Title');
  const summary = [];
  const sections = [];
  for (const block of blocks) {
    if (block.tag === 'h2') sections.push(sectionOf(block.children.join('')));
    else (sections.at(-1)?.body ?? summary).push(block);
  }
  return { title: heading.children.join(''), summary, sections };
}

function sectionOf(heading) {
  const id = HEADING_ID.exec(heading)?.groups.id;
  if (!id) throw new Error(`A section's heading ends in its id, as in: ## ${heading} {#an-id}`);
  return { id, title: heading.replace(HEADING_ID, ''), body: [] };
}

/** The tokens of markdown-it are a flat list with opening and closing ones; these are nodes within nodes. */
function nodesOf(tokens) {
  const lists = [[]];
  for (const token of tokens) {
    const nodes = lists.at(-1);
    // Paragraphs of list items that no empty line parts.
    if (token.hidden) continue;
    if (token.nesting === 1) {
      const href = token.attrGet('href');
      const node = { tag: token.tag, ...(href === null ? {} : { href }), children: [] };
      nodes.push(node);
      lists.push(node.children);
    } else if (token.nesting === -1) {
      lists.pop();
    } else if (token.type === 'inline') {
      nodes.push(...nodesOf(token.children));
    } else {
      addText(nodes, textOf(token));
    }
  }
  return lists[0];
}

function textOf({ type, content }) {
  if (type === 'text') return content;
  if (type === 'softbreak') return ' ';
  throw new Error(`Pages show no Markdown of this kind: ${type}`);
}

function addText(nodes, text) {
  if (typeof nodes.at(-1) === 'string') nodes.push(nodes.pop() + text);
  else if (text) nodes.push(text);
}

/** For webpack, as a module of the type json. */
module.exports = (source) => JSON.stringify(documentOf(source));
/** For Jest. */
module.exports.process = (source) => ({ code: `module.exports = ${JSON.stringify(documentOf(source))};` });
