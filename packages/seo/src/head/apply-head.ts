import type { HeadTag } from './head-tags.core.ts';
import { HEAD_MARK } from './render-head.core.ts';
import { SERVER_KEY } from './server-tags.core.ts';

/**
 * Updates the document's head after a navigation, element by element without parsing. JSON-LD and feeds of the server stay until their
 * page is left and are never written here, because crawlers load every address anew.
 */
export function applyHead(document: Document, tags: readonly HeadTag[]): void {
  const present = new Map<string, Element>();
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) {
    present.set(element.getAttribute(HEAD_MARK) ?? '', element);
  }
  if (isSamePage(present.get('canonical'), tags)) {
    for (const key of present.keys()) if (key.startsWith(SERVER_KEY)) present.delete(key);
  }
  for (const tag of tags) {
    const element = present.get(tag.key) ?? create(document, tag);
    present.delete(tag.key);
    if (tag.kind === 'title') {
      if (document.title !== tag.text) document.title = tag.text;
      continue;
    }
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }
  for (const element of present.values()) element.remove();
}

function isSamePage(canonical: Element | undefined, tags: readonly HeadTag[]): boolean {
  const next = tags.find((tag) => tag.kind === 'link' && tag.key === 'canonical');
  return next?.kind === 'link' && canonical?.getAttribute('href') === next.attributes.href;
}

function create(document: Document, tag: HeadTag): Element {
  const element = document.createElement(tag.kind);
  element.setAttribute(HEAD_MARK, tag.key);
  // A document has one title, which the first assignment to document.title finds.
  document.head.append(element);
  return element;
}
