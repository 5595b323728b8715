import { damagedRegistry, lastGoodCopyOf, liveEntry, readRegistryText } from './registry.core.ts';

const entry = {
  url: 'mf-blog/1',
  metadata: { version: '1', integrity: `sha384-${'a'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: { contract: 1, routes: [{ path: '/blog/:slug', module: './post' }], slots: { overlay: './tray' } },
};
const listing = (key: string, ...entries: unknown[]) =>
  JSON.stringify({ schema: 'v1-pre', microFrontends: { [key]: entries } });

const problemsOf = (text: string) => {
  const outcome = readRegistryText(text);
  return outcome.kind === 'invalid' ? outcome.problems : [];
};

describe('a registry', () => {
  it('is taken as it is when it is right', () => {
    const text = listing('lawdex/mf-blog', entry);
    expect(readRegistryText(text)).toEqual({ kind: 'registry', registry: JSON.parse(text) });
  });

  it.each([
    ['nothing in it', ' \n', 'It is empty.'],
    ['half of it missing', listing('lawdex/mf-blog', entry).slice(0, 90), 'It is not JSON: '],
    ['a list', '[]', 'It must be an object with "microFrontends".'],
    ['null', 'null', 'It must be an object with "microFrontends".'],
    ['no microfrontends', '{"schema":"s"}', 'microFrontends must be an object of lists.'],
    ['another schema', '{"microFrontends":{}}', 'schema must be a text.'],
    ['an object instead of a list', '{"schema":"s","microFrontends":{"lawdex/mf-a":{}}}', 'must be a list of versions'],
  ])('with %s is told what is wrong', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(['mf-blog', 'lawdex/mf_blog', 'lawdex/blog', 'lawdex/mf-', 'lawdex/mf--a', 'lawdex/mf-A', 'lawdex/../mf-a'])(
    'is refused with the key %s',
    (key) => {
      expect(problemsOf(listing(key, entry))).toEqual([
        expect.stringContaining(`microFrontends["${key}"]: its key must be lawdex/<name>`),
      ]);
    },
  );

  it('is refused with a key that means the prototype', () => {
    expect(problemsOf('{"schema":"s","microFrontends":{"__proto__":[]}}')).toHaveLength(1);
  });

  it.each([
    ['metadata.version', { metadata: { ...entry.metadata, version: '../1' } }],
    ['url', { url: '../secret/1' }],
    ['metadata.integrity', { metadata: { ...entry.metadata, integrity: '' } }],
    ['deployment.traffic', { deployment: { traffic: '100', default: true } }],
    ['deployment.traffic', { deployment: { traffic: 50, default: true } }],
    ['deployment.traffic', { deployment: { traffic: 0, default: true } }],
    ['deployment.traffic', { deployment: { traffic: 50, default: false } }],
    ['deployment.traffic', { deployment: { traffic: null, default: false } }],
    ['deployment.default', { deployment: { traffic: 100 } }],
    ['extras.routes', { extras: { ...entry.extras, routes: [{ path: '/a' }] } }],
    ['extras.slots', { extras: { ...entry.extras, slots: { overlay: 1 } } }],
    ['metadata', { metadata: null }],
  ])('names the wrong field: %s', (field, change) => {
    expect(problemsOf(listing('lawdex/mf-blog', { ...entry, ...change }))[0]).toContain(
      `microFrontends["lawdex/mf-blog"][0].${field} must be`,
    );
  });

  it('lists each version once, and one as live', () => {
    expect(problemsOf(listing('lawdex/mf-blog', entry, entry))).toEqual([
      expect.stringContaining('lists a version twice'),
      expect.stringContaining('has 2 versions with deployment.default'),
    ]);
  });
});

it('the live version is the one that gets the traffic', () => {
  const retired = { ...entry, deployment: { traffic: 0, default: false } };
  expect(liveEntry([retired, entry])).toBe(entry);
  expect(liveEntry([retired])).toBeUndefined();
});

it('a damaged registry is told with the way back', () => {
  expect(lastGoodCopyOf('/data/registry.json')).toBe('/data/registry.last-good.json');
  expect(damagedRegistry('/data/registry.json', ['It is empty.'], true)).toBe(
    '/data/registry.json is damaged. It is empty.\nTo go back to the registry that was followed last: cp /data/registry.last-good.json /data/registry.json',
  );
  expect(damagedRegistry('r.json', ['It is empty.'], false)).toContain('Delete it: the next npm start');
});
