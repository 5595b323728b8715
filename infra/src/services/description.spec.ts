import { readDescription } from './description.ts';

const NOTES = { name: 'svc-notes', database: true, prefixes: ['/api/notes/', '/feed.xml'], hears: [], seed: null };

const problemsOf = (content: unknown) => {
  const outcome = readDescription('svc-notes', content);
  return outcome.kind === 'invalid' ? outcome.problems : [];
};

describe('readDescription', () => {
  it('takes what a service has to say, with and without the optional words', () => {
    expect(readDescription('svc-notes', NOTES)).toEqual({ kind: 'ok', service: NOTES });
    expect(problemsOf({ ...NOTES, shortName: 'posts', seed: 'dist/seed.js' })).toEqual([]);
    expect(problemsOf({ ...NOTES, commands: { blog: 'dist/blog.js' } })).toEqual([]);
  });

  it('names an unknown key and the ones that there are, because a misspelt one would have no effect', () => {
    expect(problemsOf({ ...NOTES, prefixs: [] })).toEqual([
      expect.stringMatching(/svc-notes\/svc.json has the unknown key "prefixs"\. There are name, .*prefixes/),
    ]);
  });

  it('says everything that is missing at once', () => {
    expect(problemsOf({ name: 'svc-notes' })).toEqual([
      expect.stringContaining('"database"'),
      expect.stringContaining('"prefixes"'),
      expect.stringContaining('"hears"'),
      expect.stringContaining('"seed"'),
    ]);
  });

  it.each([
    ['name', 'svc-log', 'the name of its folder'],
    ['shortName', 'My Blog', 'a word in small letters'],
    ['database', 'yes', 'true or false'],
    ['prefixes', ['api/blog'], 'a list of paths'],
    ['prefixes', '/api/notes/', 'a list of paths'],
    ['hears', ['directory'], 'a list of services'],
    ['seed', 'src/seed.ts', 'a program, such as dist/seed.js, or null'],
    ['sitemaps', ['Posts'], 'a list of names in small letters'],
    ['sitemaps', ['posts-2'], 'a list of names in small letters'],
    ['commands', { blog: 'src/blog.ts' }, 'programs by their names'],
    ['commands', { 'Blog!': 'dist/blog.js' }, 'programs by their names'],
    ['commands', null, 'programs by their names'],
  ])('refuses %s: %j', (key, value, expected) => {
    expect(problemsOf({ ...NOTES, [key]: value })).toEqual([expect.stringContaining(expected)]);
  });

  it.each([null, 'svc-notes', 3])('refuses %j in place of an object', (content) => {
    expect(problemsOf(content)).toEqual(['svc-notes/svc.json must hold an object.']);
  });
});
