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

/** An element that its author hid. Its words would be shown, because an article has no styles. */
export interface HiddenElement {
  tag: string;
  /** Counted from 1. */
  line: number;
}

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0*\.?0*\s*(?:;|!|$))/i;
const isHidden = (name: string, value: string): boolean =>
  name === 'hidden' || (name === 'style' && HIDDEN.test(value));

/** Finds the links and pictures of HTML in the order of the text, and what is hidden. */
export function addressesInHtml(html: string): { addresses: HtmlAddress[]; hidden: HiddenElement[] } {
  const found: HtmlAddress[] = [];
  const hidden: HiddenElement[] = [];
  readHtml(html, {
    startTag: ({ tagName: tag, attrs, location }) => {
      if (attrs.some(({ name, value }) => isHidden(name, value))) hidden.push({ tag, line: location?.startLine ?? 1 });
      if (tag !== 'a' && tag !== 'img') return;
      const value = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
      const address = value(tag === 'img' ? 'src' : 'href');
      if (address !== undefined) found.push({ tag, address, alt: value('alt') ?? '', line: location?.startLine ?? 1 });
    },
  });
  return { addresses: found, hidden };
}
