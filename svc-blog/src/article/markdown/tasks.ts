import type MarkdownIt from 'markdown-it';

const BOX = /^\[([ xX])\][ \t]+(?=\S)/;

/** Writes the boxes of `- [ ] call` and `- [x] sign` as characters, which also the feed and a page on paper show. */
export function withTasks(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'tasks', ({ tokens }) => {
    tokens.forEach((token, at) => {
      const [first] = token.type === 'inline' ? (token.children ?? []) : [];
      if (first?.type !== 'text' || tokens[at - 2]?.type !== 'list_item_open') return;
      first.content = first.content.replace(BOX, (_box, mark: string) => (mark === ' ' ? '☐ ' : '☑ '));
    });
  });
}
