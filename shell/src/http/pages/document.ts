import type { Site } from '@lawdex/contracts';
import type { MissingRoute, PageState } from '../../protocol/page-state.ts';
import { EARLY_SCRIPT } from '../../protocol/early-script.ts';
import { escapeJson } from '../../protocol/escape-json.core.ts';
import { releaseUrl } from '../../registry/release-set.ts';
import type { ReleaseSet, SetRoute } from '../../registry/release-set.ts';

export interface DocumentParts {
  head: string;
  html: string | Uint8Array;
  /** JSON of `PageState` without the fields that are known here, escaped for a document. */
  state: Uint8Array;
  mode: PageState['mode'];
}

const stylesheet = (url: string) => `<link rel="stylesheet" href="${url}">`;
// Fonts are preloaded, because text moves when they come after the first paint. Files with accented letters are left out; few pages need
// them.
const FONT = /^client\/(assets\/.+(?<!-accents\.[0-9a-f]{8})\.woff2)$/;
const preloadFont = (url: string) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;
const preload = (url: string) => `<link rel="preload" as="script" fetchpriority="low" href="${url}">`;

// Icons and colors for browsers and systems. The colors are the header's, --surface of tokens.css.
const SIGNS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#17201e" media="(prefers-color-scheme: dark)">',
].join('');

/** The complete HTML of an answer, which is the same for every visitor. */
export function documentHtml(set: ReleaseSet, route: SetRoute | null, site: Site, parts: DocumentParts): Buffer {
  const { main } = set.shell.release.modules;
  const shellUrls = (files: readonly string[] = []) => files.map((file) => releaseUrl(set.shell, file));
  const styles = [...shellUrls(main?.css), ...(route?.assets?.css ?? [])];
  const scripts = shellUrls(main?.js);
  const fonts = shellUrls(Object.keys(set.shell.release.files).flatMap((file) => FONT.exec(file)?.[1] ?? []));
  const missing = set.routes.flatMap(({ path, microfrontend, assets }): MissingRoute[] =>
    assets ? [] : [{ path, key: `${microfrontend}/missing` }],
  );
  const known = JSON.stringify({ mode: parts.mode, site, remotes: set.browserRemotes, missing });
  const beforePage = [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${EARLY_SCRIPT}</script>`,
    parts.head,
    ...fonts.map(preloadFont),
    SIGNS,
    ...styles.map(stylesheet),
    ...(route?.assets?.js ?? []).map(preload),
    // Not async, because a cached script would run before the page's state has arrived.
    ...scripts.map((url) => `<script src="${url}" defer></script>`),
    '</head><body><div id="root">',
  ].join('');
  const beforeState = `</div><script type="application/json" id="page-state">${escapeJson(known.slice(0, -1))},`;
  // The state without its opening brace.
  const state = parts.state.subarray(1);
  return Buffer.concat([beforePage, parts.html, beforeState, state, '</script></body></html>'].map(bytesOf));
}

const bytesOf = (text: string | Uint8Array): Uint8Array => (typeof text === 'string' ? Buffer.from(text) : text);
