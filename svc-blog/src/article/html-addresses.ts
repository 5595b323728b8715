import { readHtml } from './html-tokens.ts';

/** A link or picture that an author wrote in HTML. */
export interface HtmlAddress {
  tag: 'a' | 'img';
  address: string;
  /** The words of a picture. */
  alt: string;
  /** Counted from 1. */
  line: number;
}

/** Finds the links and pictures of HTML in the order of the text. */
export function addressesInHtml(html: string): HtmlAddress[] {
  const found: HtmlAddress[] = [];
  readHtml(html, {
    startTag: ({ tagName: tag, attrs, location }) => {
      if (tag !== 'a' && tag !== 'img') return;
      const value = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
      const address = value(tag === 'img' ? 'src' : 'href');
      if (address !== undefined) found.push({ tag, address, alt: value('alt') ?? '', line: location?.startLine ?? 1 });
    },
  });
  return found;
}
