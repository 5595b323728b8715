import type { Site } from '@lawdex/contracts';
import { escapeHtml, scriptJson } from './escape.core.ts';
import type { Head } from './head.core.ts';
import { headTags } from './head-tags.core.ts';
import { serverTags, type ServerTag } from './server-tags.core.ts';

/** Attribute of the page's own elements, which the next page replaces. */
export const HEAD_MARK = 'data-head';

/** The page's part of the head, as HTML. JSON-LD scripts carry the `nonce`, because old browsers apply the policy to data too. */
export function renderHead(head: Head, site: Site, nonce?: string): string {
  return [...headTags(head, site), ...serverTags(head, site)].map((tag) => renderTag(tag, nonce)).join('\n');
}

function renderTag(tag: ServerTag, nonce: string | undefined): string {
  const mark = `${HEAD_MARK}="${escapeHtml(tag.key)}"`;
  switch (tag.kind) {
    case 'title':
      return `<title ${mark}>${escapeHtml(tag.text)}</title>`;
    case 'meta':
      return `<meta ${mark} ${attributes(tag.attributes)}>`;
    case 'link':
      return `<link ${mark} ${attributes(tag.attributes)}>`;
    case 'json-ld': {
      const allowed = nonce ? ` nonce="${escapeHtml(nonce)}"` : '';
      return `<script ${mark} type="application/ld+json"${allowed}>${scriptJson(tag.data)}</script>`;
    }
  }
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
