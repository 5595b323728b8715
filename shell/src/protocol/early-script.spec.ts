import { runInNewContext } from 'node:vm';
import { EARLY_SCRIPT } from './early-script.ts';

it.each([
  { came: 'from elsewhere on a slow line', now: 800, referrer: 'https://search.example/', set: ['data-slow-line'] },
  { came: 'by its address on a slow line', now: 800, referrer: '', set: ['data-slow-line'] },
  { came: 'from elsewhere on a fast line', now: 120, referrer: 'https://search.example/', set: [] },
  { came: 'from another page on a slow line', now: 800, referrer: 'https://lawdex.example/search', set: [] },
])('a document that came $came waits for our fonts only where they can be shown', ({ now, referrer, set }) => {
  const attributes: string[] = [];
  const documentElement = { setAttribute: (name: string) => attributes.push(name) };
  const location = { origin: 'https://lawdex.example' };
  runInNewContext(EARLY_SCRIPT, { performance: { now: () => now }, document: { referrer, documentElement }, location });
  expect(attributes).toEqual(set);
});
