import type { Site } from '@lawdex/contracts';
import type { MissingRoute, PageState } from '../../protocol/page-state.ts';
import { EARLY_SCRIPT } from '../../protocol/early-script.ts';
import { escapeJson } from '../../protocol/escape-json.core.ts';
import { releaseUrl, type ReleaseSet, type SetRoute } from '../../registry/release-set.ts';
import { contentSecurityPolicy } from '../content/csp.ts';
import { PageDocument, type DocumentPieces } from './page-document.ts';
import { stylesheetsOf, type Stylesheets } from './stylesheets.ts';

export interface DocumentParts extends Pick<DocumentPieces, 'complete'> {
  head: string;
  html: string | Uint8Array;
  /** JSON of `PageState` without the fields that are known here, escaped for a document. */
  state: Uint8Array;
  mode: PageState['mode'];
}

// Files with accented letters are left out; few pages need them.
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

/** What stands around a page, the same for all pages of a route. */
interface Frame {
  start: string;
  sheets: Stylesheets;
  scripts: string;
  /** `PageState` as far as it is known here, escaped, without its closing brace. */
  known: string;
  policy: string;
}

const frames = new WeakMap<ReleaseSet, Map<string, Frame>>();

function frameOf(set: ReleaseSet, route: SetRoute | null, site: Site, mode: PageState['mode']): Frame {
  const known = frames.get(set) ?? new Map<string, Frame>();
  frames.set(set, known);
  const key = `${mode} ${route?.path}`;
  const frame = known.get(key) ?? buildFrame(set, route, site, mode);
  known.set(key, frame);
  return frame;
}

function buildFrame(set: ReleaseSet, route: SetRoute | null, site: Site, mode: PageState['mode']): Frame {
  const { main } = set.shell.release.modules;
  const shellUrls = (files: readonly string[] = []) => files.map((file) => releaseUrl(set.shell, file));
  const sheets = stylesheetsOf(set, [...shellUrls(main?.css), ...(route?.assets?.css ?? [])]);
  const fonts = shellUrls(Object.keys(set.shell.release.files).flatMap((file) => FONT.exec(file)?.[1] ?? []));
  const missing = set.routes.flatMap(({ path, microfrontend, assets }): MissingRoute[] =>
    assets ? [] : [{ path, key: `${microfrontend}/missing` }],
  );
  const known = JSON.stringify({ mode, site, remotes: set.browserRemotes, missing });
  return {
    start: [
      '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<script>${EARLY_SCRIPT}</script>`,
    ].join(''),
    sheets,
    scripts: [
      SIGNS,
      ...(route?.assets?.js ?? []).map(preload),
      // Not async, because a cached script would run before the page's state has arrived.
      ...shellUrls(main?.js).map((url) => `<script src="${url}" defer></script>`),
      '</head><body>',
      // In the head Chromium would hold back the first paint for the fonts, for 100 ms, which they miss on a slow phone.
      ...fonts.map(preloadFont),
      '<div id="root">',
    ].join(''),
    known: escapeJson(known.slice(0, -1)),
    policy: contentSecurityPolicy(site.analytics ?? null, sheets.sources),
  };
}

export function documentOf(set: ReleaseSet, route: SetRoute | null, site: Site, parts: DocumentParts): PageDocument {
  const { start, sheets, scripts, known, policy } = frameOf(set, route, site, parts.mode);
  const beforeState = `</div><script type="application/json" id="page-state">${known},`;
  // The state without its opening brace.
  const state = parts.state.subarray(1);
  const after = [scripts, parts.html, beforeState, state, '</script></body></html>'].map(bytesOf);
  const before = Buffer.from(start + parts.head);
  return new PageDocument({ before, sheets, after: Buffer.concat(after), policy, complete: parts.complete });
}

const bytesOf = (text: string | Uint8Array): Uint8Array => (typeof text === 'string' ? Buffer.from(text) : text);
