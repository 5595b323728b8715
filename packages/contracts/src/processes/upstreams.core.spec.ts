import { readEnvironment } from './environment.core.ts';
import { upstreamOf, upstreamsText, upstreamsVariable } from './upstreams.core.ts';

const directory = { name: 'svc-directory', url: 'http://127.0.0.1:4001', prefixes: ['/api/'], sitemaps: ['firms'] };
const search = { name: 'svc-search-indexer', url: 'http://127.0.0.1:4002', prefixes: ['/api/businesses/search'] };

const read = (UPSTREAMS: string) => readEnvironment({ UPSTREAMS: upstreamsVariable() }, { UPSTREAMS });

it('reads what upstreamsText has written', () => {
  const config = { UPSTREAMS: [directory, search] };
  expect(read(upstreamsText([directory, search]))).toEqual({ kind: 'ok', config });
});

it.each([
  'not JSON',
  '{}',
  '[{"name":"a","url":"http://a:1"}]',
  '[{"name":"a","url":"a:1","prefixes":[]}]',
  '[{"name":"a","url":"http://a:1/base","prefixes":[]}]',
  '[{"name":"a","url":"http://a:1","prefixes":["api"]}]',
  '[{"name":"a","url":"http://a:1","prefixes":[],"sitemaps":"all"}]',
])('refuses %s and shows how it is written', (value) => {
  expect(read(value)).toEqual({
    kind: 'invalid',
    problems: [expect.stringContaining('UPSTREAMS must be a JSON list such as [{"name":"svc-blog"')],
  });
});

it('gives a path to the service with the longest prefix, whichever comes first in the list', () => {
  expect(upstreamOf([directory, search], '/api/businesses/search?query=a')).toBe(search);
  expect(upstreamOf([search, directory], '/api/businesses/1')).toBe(directory);
  expect(upstreamOf([directory, search], '/sitemap.xml')).toBeUndefined();
});
