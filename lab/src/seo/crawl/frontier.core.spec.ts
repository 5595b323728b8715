import { expect, it } from '@jest/globals';
import { linksToRead, pathOfLink } from './frontier.core.ts';

const ORIGINS = ['http://127.0.0.1:4000', 'https://lawdex.example'];

it.each([
  ['/a', '/a'],
  ['b?x=1#c', '/list/b?x=1'],
  ['#top', '/list/a'],
  ['https://lawdex.example/a', '/a'],
  ['https://lawdex.example', '/'],
  ['http://127.0.0.1:4000/a', '/a'],
  ['https://lawdex.example.evil/a', null],
  ['//elsewhere.example/a', null],
  ['tel:+1', null],
  ['mailto:a@b.example', null],
  ['data:text/plain,a', null],
  ['http://[', null],
])('a link to %s leads to %s', (href, path) => {
  expect(pathOfLink(href, '/list/a', ORIGINS)).toBe(path);
});

it('pages that are not offered lead to no searches, which would go on for ever', () => {
  const links = ['/a', '/city/austin?state=TX&page=2', '/search?query=a', '/search?query=a&page=2'];
  expect(linksToRead(links, false)).toEqual(['/a', '/city/austin?state=TX&page=2']);
  expect(linksToRead(links, true)).toEqual(links);
});
