import { readReleaseText } from './release.core.ts';
import type { Release } from './releases.ts';

const RELEASE: Release = {
  name: 'mf-blog',
  version: '0.1.0-3f9ac2d1',
  contract: 1,
  routes: [{ path: '/blog/:slug', module: './post' }],
  slots: { overlay: './tray' },
  wakes: { overlay: { stored: ['compareList'], events: ['add-to-compare'] } },
  clientEntry: 'remoteEntry.js',
  serverEntry: 'remoteEntry.cjs',
  modules: { './post': { js: ['post.js'], css: [] } },
  shared: { react: '19.2.9' },
  files: { 'client/post.js': 'sha384-a' },
};
const problemOf = (text: string) => {
  const outcome = readReleaseText(text);
  return outcome.kind === 'damaged' ? outcome.problem : null;
};

it('a release is what its text says', () => {
  expect(readReleaseText(JSON.stringify(RELEASE))).toEqual({ kind: 'release', release: RELEASE });
  const { wakes: _, ...older } = RELEASE;
  expect(readReleaseText(JSON.stringify(older))).toEqual({ kind: 'release', release: older });
});

it.each(['', '{', 'null', '[]', '"mf-blog"', '1'])('%j describes none', (text) => {
  expect(problemOf(text)).toBe('release.json is damaged. It must be an object in JSON.');
});

const FIELDS = Object.keys(RELEASE).flatMap((field) => {
  const wrong: unknown[] = [null, 1, '', [1], { a: 1 }, { a: null }, { a: [null] }, true];
  return wrong.filter((value) => !(field === 'contract' && value === 1)).map((value) => ({ field, value }));
});

it.each(FIELDS)('a release whose $field is $value is damaged, and the field is named', ({ field, value }) => {
  expect(problemOf(JSON.stringify({ ...RELEASE, [field]: value }))).toContain(`damaged. ${field} must be`);
});

it.each([
  ['version', '../../outside'],
  ['name', '../mf-blog'],
  ['wakes', { overlay: { stored: [] } }],
  ['modules', { './post': { js: ['post.js'] } }],
  ['routes', [{ path: '/blog' }]],
])('a release whose %s is %j is damaged', (field, value) => {
  expect(problemOf(JSON.stringify({ ...RELEASE, [field]: value }))).toContain(`damaged. ${field} must be`);
});
