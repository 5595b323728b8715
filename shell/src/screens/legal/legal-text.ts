/** A text, or an element of it; `{name}` and `{email}` in texts are the site's. */
export type TextNode = string | { tag: string; href?: string; children: readonly TextNode[] };

/** A document as mf-kit's Markdown loader makes it of a file. */
export interface LegalText {
  title: string;
  /** The text in a few sentences. */
  summary: readonly TextNode[];
  sections: readonly { id: string; title: string; body: readonly TextNode[] }[];
}
