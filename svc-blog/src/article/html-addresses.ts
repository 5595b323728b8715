import { REMOVED_TAGS } from './allowlist.core.ts';
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
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*(?:0+(?:\.0*)?|\.0+)(?:%|px|r?em|pt)?\s*(?:;|!|$))/i;
const isHidden = (name: string, value: string): boolean =>
  name === 'hidden' || (name === 'style' && HIDDEN.test(value.replace(/\/\*[^]*?(?:\*\/|$)/g, '')));

/** Classes that hide words in Bootstrap, Tailwind, Bulma, WordPress and their like, on every screen. */
const HIDING =
  /(?:^|\s)(?:hidden|hide|d-none|invisible|is-hidden|is-sr-only|is-invisible|sr-only|visually-?hidden|screen-reader-text|u-hidden|display-none)(?:\s|$)/i;

/** Those that show them again on screens of some width: `hidden sm:block`, `d-none d-md-block`. */
const SHOWING =
  /(?:^|\s)(?:(?:max-)?(?:xs|sm|md|lg|xl|2xl):|d-(?:sm|md|lg|xl|xxl)-)!?(?:block|flex|grid|table(?:-cell|-row)?|inline(?:-[a-z]+)?|contents|list-item|flow-root|visible|not-sr-only)!?(?:\s|$)/i;

const mayHide = ({ name, value }: { name: string; value: string }): boolean =>
  name === 'class' && HIDING.test(value) && !SHOWING.test(value);
const OTHER_SITE = /^\s*(?:https?:)?\/\//i;

// Nobody sees a hidden one of these, and it holds no words.
const SILENT: ReadonlySet<string> = new Set(
  'area base br col embed hr iframe input link meta param source track wbr'.split(' '),
);
const REMOVED: ReadonlySet<string> = new Set(REMOVED_TAGS);
const holdsNoWords = (tag: string): boolean => SILENT.has(tag) || REMOVED.has(tag);
// What holds these may end where the next begins, as the sanitizer reads it.
const ENDED_BY_OTHERS: ReadonlySet<string> = new Set('head title textarea select option button'.split(' '));

/** Finds the links and pictures of HTML in the order of the text, and what is hidden. */
export function addressesInHtml(html: string): {
  addresses: HtmlAddress[];
  hidden: HiddenElement[];
  /** Those that a class may hide. */
  byClass: HiddenElement[];
} {
  const found: HtmlAddress[] = [];
  const hidden: HiddenElement[] = [];
  const byClass: HiddenElement[] = [];
  /** The element that is left out with its content, and what is open in it. */
  const removed: string[] = [];
  /** The last element that is told, in its list, while nothing is in it. */
  let empty: { tag: string; told: HiddenElement[] } | null = null;
  readHtml(html, {
    startTag: ({ tagName: tag, attrs, selfClosing, location }) => {
      const line = location?.startLine ?? 1;
      const value = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
      const address = value(tag === 'img' ? 'src' : 'href');
      const alt = value('alt') ?? '';
      const isPixel = tag === 'img' && alt.trim() === '' && OTHER_SITE.test(address ?? '');
      const isSilent = holdsNoWords(tag) || isPixel || removed.length > 0;
      const isByStyle = attrs.some((one) => isHidden(one.name, one.value));
      const told = isByStyle ? hidden : byClass;
      empty = !isSilent && (isByStyle || attrs.some(mayHide)) ? { tag, told } : null;
      empty?.told.push({ tag, line });
      const isRoot = REMOVED.has(tag) && !ENDED_BY_OTHERS.has(tag);
      if ((removed.length > 0 || isRoot) && !selfClosing && !SILENT.has(tag) && tag !== 'img') removed.push(tag);
      if ((tag === 'a' || tag === 'img') && address !== undefined && removed.length === 0)
        found.push({ tag, address, alt, line });
    },
    endTag: ({ tagName: tag }) => {
      if (empty?.tag === tag) empty.told.pop();
      empty = null;
      // An end of what is not open in it is that of what is around it.
      removed.length = Math.max(0, removed.lastIndexOf(tag));
    },
    text: (words) => {
      if (words.trim() !== '') empty = null;
    },
  });
  return { addresses: found, hidden, byClass };
}
