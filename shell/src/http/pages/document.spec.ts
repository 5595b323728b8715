import { aChoice, aRelease } from '../../../test/sets.ts';
import { EARLY_SCRIPT } from '../../protocol/early-script.ts';
import { assembleSet, type ReleaseSet, type SetRoute } from '../../registry/release-set.ts';
import { siteConfig } from '../../site.config.ts';
import { documentOf as build, type DocumentParts } from './document.ts';

const shell = aRelease('shell', '1', {
  modules: { main: { js: ['main.js'], css: ['main.css'] } },
  files: {
    'client/assets/text.0a1b2c3d.woff2': 'sha384-',
    'client/assets/text-accents.0a1b2c3d.woff2': 'sha384-',
    'client/main.js': 'sha384-',
  },
});
const directory = aRelease('mf-directory', '1', {
  routes: [{ path: '/search', module: './search' }],
  modules: { './search': { js: ['search.js'], css: ['search.css'] } },
});

function documentOf(state: object = {}, mode: 'hydrate' | 'render' = 'hydrate') {
  const set = assembleSet([aChoice(shell), aChoice(directory)]);
  if (!set) throw new Error('no set');
  return textOf(set, set.routes[0] ?? null, {
    head: '<title>Search</title>',
    html: '<p>found</p>',
    state: Buffer.from(JSON.stringify({ queries: [], ...state })),
    mode,
  });
}

const textOf = (set: ReleaseSet, route: SetRoute | null, parts: DocumentParts) =>
  build(set, route, siteConfig('https://lawdex.test/', false), parts).html('linked').toString();

const stateOf = (html: string) => /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

it('a document brings head, page, and the styles of shell and page', () => {
  const html = documentOf();
  expect(html).toContain('<title>Search</title>');
  expect(html).toContain('<div id="root"><p>found</p></div>');
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url);
  expect(styles).toEqual(['/_mf/shell/1/main.css', '/_mf/mf-directory/1/search.css']);
  expect(html).not.toContain('undefined');
});

it("a document runs the early script before the styles, and else the shell's own", () => {
  const html = documentOf();
  const scripts = [...html.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual(['<script>', '<script src="/_mf/shell/1/main.js" defer>']);
  expect(html.indexOf(`<script>${EARLY_SCRIPT}</script>`)).toBeGreaterThan(0);
  expect(html.indexOf(EARLY_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

it("a document has the fonts and the page's own code asked for before they are needed, and letters with accents where they are", () => {
  const html = documentOf();
  expect(html).toContain('as="font" type="font/woff2" href="/_mf/shell/1/assets/text.0a1b2c3d.woff2"');
  expect(html).not.toContain('text-accents');
  for (const file of ['entry.js', 'search.js']) {
    expect(html).toMatch(new RegExp(`rel="preload" as="script"[^>]* href="/_mf/mf-directory/1/${file}"`));
  }
});

it('a document carries for the browser what the page was made of', () => {
  expect(JSON.parse(stateOf(documentOf({ formKey: '' }, 'render')))).toMatchObject({
    mode: 'render',
    site: { origin: 'https://lawdex.test' },
    remotes: [{ name: 'mf-directory', entry: '/_mf/mf-directory/1/entry.js' }],
    missing: [],
    formKey: '',
  });
});

it('a document tells the browser which routes are there and cannot be shown now', () => {
  const routes = [{ path: '/blog', module: './list' }];
  const set = assembleSet([aChoice(shell), { ...aChoice(directory), name: 'mf-blog', release: null, routes }]);
  if (!set) throw new Error('no set');
  const html = textOf(set, null, { head: '', html: '', state: Buffer.from('{"queries":[]}'), mode: 'render' });
  expect(JSON.parse(stateOf(html)).missing).toEqual([{ path: '/blog', key: 'mf-blog/missing' }]);
});
