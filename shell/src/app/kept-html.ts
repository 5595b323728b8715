import type { HtmlKeeper } from '@lawdex/mf-kit/runtime';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Length of keys and HTML in each of two maps. */
const MAX_CHARACTERS = 6_000_000;
/** React's mark for a part that was not ready. */
const UNREADY = '<!--$!-->';

/**
 * Keeps the HTML of components by their props, because most of a render goes into cards that other pages show too. What is new is rendered
 * in place, which costs less. `write` renders with a page's context.
 */
export function htmlKeeper(write: (inside: ReactNode) => string, maxCharacters = MAX_CHARACTERS): HtmlKeeper {
  const kept = new RecentTexts(maxCharacters);
  const numbers = new Map<unknown, number>();
  return <P extends object>(component: ComponentType<P>, props: P) => {
    const number = numbers.get(component) ?? numbers.size;
    numbers.set(component, number);
    const key = `${number} ${JSON.stringify(props)}`;
    const known = kept.get(key);
    if (known) return known;
    const html = known === undefined ? '' : write(createElement(component, props));
    // Searching it also makes it one piece of memory.
    if (!html.includes(UNREADY)) kept.set(key, html);
    return html || null;
  };
}

/**
 * Texts that were set or asked for lately. When the young map is full it becomes the old one, whose texts are forgotten. Packages that do
 * this require modules of Node.js that a release may not have.
 */
class RecentTexts {
  private young = new Map<string, string>();
  private old = new Map<string, string>();
  private characters = 0;

  constructor(private readonly maxCharacters: number) {}

  get(key: string): string | undefined {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const old = this.old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, text: string): void {
    if (this.characters > this.maxCharacters) {
      this.old = this.young;
      this.young = new Map();
      this.characters = 0;
    }
    this.young.set(key, text);
    this.characters += key.length + text.length;
  }
}
