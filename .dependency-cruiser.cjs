// Which way imports may run: docs/ARCHITECTURE.md. infra/src/guards/boundaries.spec.ts breaks each rule on purpose.

const APPS = '^(shell|mf-[^/]+|svc-[^/]+)/';
const TEST_CODE = '(\\.(spec|stories)\\.tsx?$|(^|/)(test|testing)/)';

const RULES = [
  {
    name: 'features-do-not-import-expose',
    comment: 'expose -> features -> lib -> packages: what others load stands on the features, never under them.',
    from: { path: '^mf-[^/]+/src/features/' },
    to: { path: '^mf-[^/]+/src/expose/' },
  },
  {
    name: 'lib-imports-only-lib-and-packages',
    comment: 'lib is what features share; a lib that knows a feature is a feature.',
    from: { path: '^mf-[^/]+/src/lib/' },
    to: { path: '^mf-[^/]+/src/(features|expose)/' },
  },
  {
    name: 'features-do-not-import-each-other',
    comment: 'A screen can be deleted or moved with its folder. What two of them need belongs in lib.',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'siblings-do-not-import-each-other',
    comment: 'The shell, microfrontends and services meet at run time only, through contracts, URLs and events.',
    from: { path: '^(shell|mf-[^/]+|svc-[^/]+)/' },
    to: { path: APPS, pathNot: '^$1/' },
  },
  {
    name: 'packages-do-not-import-apps',
    comment: 'packages are below everything that is deployed.',
    from: { path: '^packages/', pathNot: TEST_CODE },
    to: { path: '^(shell|mf-[^/]+|svc-[^/]+|infra|lab|workshop|e2e)/' },
  },
  {
    name: 'nobody-imports-infra-or-e2e',
    comment: 'infra starts and tests the apps. Only their tests may lean on it, for a real PostgreSQL.',
    from: { path: APPS, pathNot: TEST_CODE },
    to: { path: '^(infra|e2e)/' },
  },
  {
    name: 'nobody-imports-the-laboratory',
    comment: 'It breaks sites and floods them on purpose. Only journeys lean on it, for the audit of links.',
    from: { pathNot: '^(lab|e2e)/' },
    to: { path: '^lab/' },
  },
  {
    name: 'services-use-contracts-seo-and-svc-kit',
    comment: 'A service has no use for what renders pages.',
    from: { path: '^svc-[^/]+/' },
    to: { path: '^packages/', pathNot: '^packages/(contracts|search-language|seo|share-images|svc-kit)/' },
  },
  {
    name: 'services-do-not-import-their-demo-data',
    comment: 'Fictional data can be deleted with its folder; what its service needs too stands beside it.',
    from: { path: '^svc-[^/]+/', pathNot: '^svc-[^/]+/src/demo/' },
    to: { path: '^svc-[^/]+/src/demo/' },
  },
  {
    name: 'nobody-imports-demo-data',
    comment: 'Texts of the demo are read as files by the seeds alone, so that what runs in production is without them.',
    from: { pathNot: '^demo-data/' },
    to: { path: '^demo-data/' },
  },
  {
    name: 'demo-data-does-not-use-the-import',
    comment: 'Both write many rows; how that is done is in src/bulk-write, otherwise a change to one breaks the other.',
    from: { path: '^svc-[^/]+/src/demo/' },
    to: { path: '^svc-[^/]+/src/import' },
  },
  {
    name: 'pages-do-not-use-svc-kit',
    comment:
      'The kit of the services, and what draws pictures for them, would pull a server framework into the browser.',
    from: { path: '^(shell|mf-[^/]+|packages/(ui|seo|mf-kit|contracts))/', pathNot: TEST_CODE },
    to: { path: '^packages/(svc-kit|share-images|search-language)/' },
  },
  {
    name: 'browser-code-does-not-import-the-http-process',
    comment: "The shell's app, chrome and screens run in browsers too; http, registry and render never do.",
    from: { path: '^shell/src/(app|chrome|screens)/', pathNot: TEST_CODE },
    to: { path: '^shell/src/(http|registry|render)/' },
  },
  {
    name: 'the-http-process-does-not-import-the-react-tree',
    comment: 'It never runs the code of pages: what it must know of them stands in protocol.',
    from: { path: '^shell/src/(http|registry|render)/', pathNot: TEST_CODE },
    to: { path: '^shell/src/(app|chrome|screens)/' },
  },
  {
    name: 'render-does-not-import-http',
    comment: 'http gives render what it needs, so that the pool can be read and tested without a server.',
    from: { path: '^shell/src/render/', pathNot: TEST_CODE },
    to: { path: '^shell/src/(http|registry)/' },
  },
  {
    name: 'the-render-worker-imports-the-protocol-only',
    comment: 'It runs in a thread of its own: what it imported of the HTTP process would be a second copy of it.',
    from: { path: '^shell/src/render/worker(\\.ts$|/)', pathNot: TEST_CODE },
    to: { path: '^shell/src/', pathNot: '^shell/src/(protocol|render/worker)/' },
  },
  {
    name: 'the-protocol-imports-no-other-room',
    comment: 'Both sides of each boundary import it, so it must hold nothing of either.',
    from: { path: '^shell/src/protocol/', pathNot: TEST_CODE },
    to: { path: '^shell/src/', pathNot: '^shell/src/protocol/' },
  },
  {
    name: 'pages-do-not-import-build-tools',
    comment: 'mf-kit/build holds webpack; pages are given mf-kit/runtime.',
    from: {
      path: '^(mf-[^/]+/src|shell/src/(app|chrome|screens)|packages/(ui|mf-kit/src/(runtime|provided)))/',
      pathNot: TEST_CODE,
    },
    to: { path: '^packages/mf-kit/src/build/' },
  },
  {
    name: 'contracts-import-nothing',
    comment: 'Everyone depends on contracts, so contracts depend on nobody, npm included.',
    from: { path: '^packages/contracts/src/', pathNot: TEST_CODE },
    to: { pathNot: '^packages/contracts/(src|data)/' },
  },
  {
    name: 'admission-imports-nothing',
    comment: 'A gate stands before everything else, in the shell as in the services, so it leans on neither.',
    from: { path: '^packages/admission/src/', pathNot: TEST_CODE },
    to: { pathNot: '^packages/admission/src/' },
  },
  {
    name: 'admission-is-for-servers',
    comment: "Gates bound what a server works for: the shell's HTTP process and, through svc-kit, the services.",
    from: { pathNot: '^(shell/src/http|packages/(svc-kit|admission))/' },
    to: { path: '^packages/admission/' },
  },
  {
    name: 'telemetry-imports-nothing-of-ours',
    comment: 'What is measured changes every day, how it is told does not.',
    from: { path: '^packages/telemetry/src/', pathNot: TEST_CODE },
    to: { path: '^(packages|shell|mf-[^/]+|svc-[^/]+)/', pathNot: '^packages/telemetry/' },
  },
  {
    name: 'telemetry-is-for-servers',
    comment: "Numbers and traces are of processes: the shell's HTTP process and, through svc-kit, the services.",
    from: { pathNot: '^(shell/(src/http|test)|packages/(svc-kit|telemetry)|infra/src/guards|lab)/' },
    to: { path: '^packages/telemetry/' },
  },
  {
    name: 'core-imports-only-core-and-contracts',
    comment: 'Decisions are pure functions over plain values; ESLint keeps clock, network and randomness out of them.',
    from: { path: '\\.core\\.ts$' },
    to: {
      pathNot:
        '(\\.core\\.ts$|^packages/contracts/(src|data)/|^(svc-[^/]+|mf-[^/]+|lab)/data/|^packages/search-language/src/(?!lists/)[^/]+/index\\.ts$)',
    },
  },
  {
    name: 'search-language-is-pure',
    comment:
      'What words mean is read by whoever searches, without a database or a server; its word lists are packages of npm.',
    from: { path: '^packages/search-language/src/', pathNot: TEST_CODE },
    to: {
      path: '(typeorm|@nestjs|^(packages|shell|mf-[^/]+|svc-[^/]+)/)',
      pathNot: '^packages/(search-language|contracts)/',
    },
  },
  {
    name: 'search-language-has-doors',
    comment: 'How a search is read is its own affair: package.json lists what it shows, a file for each room.',
    from: { pathNot: '^packages/search-language/' },
    to: {
      path: '^packages/search-language/src/',
      pathNot: '^packages/search-language/src/([^/]+/index|query/read-search\\.core|testing/dictionary)\\.ts$',
    },
  },
  {
    name: 'engine-port-knows-no-database',
    comment: 'An engine may live outside of PostgreSQL, so what all of them share must not speak of its transactions.',
    from: {
      path: '^svc-search-indexer/src/(engines/[^/]+|index-definition/.+)\\.ts$',
      pathNot: '\\.module\\.ts$',
    },
    to: { path: '(typeorm|^svc-search-indexer/src/database/)' },
  },
  {
    name: 'postgresql-is-asked-through-ports',
    comment:
      'Whoever wants something of an engine asks what engines/ says of all of them, so that its tables and statements can change alone.',
    from: { path: '^svc-search-indexer/src/', pathNot: `^svc-search-indexer/src/engines/|${TEST_CODE}` },
    to: { path: '^svc-search-indexer/src/engines/postgres/' },
  },
  {
    name: 'engine-ports-know-no-engine',
    comment:
      'What all engines share is read without knowing how one of them does it; the module alone puts them together.',
    from: { path: '^svc-search-indexer/src/engines/[^/]+\\.ts$', pathNot: `\\.module\\.ts$|${TEST_CODE}` },
    to: { path: '^svc-search-indexer/src/engines/[^/]+/' },
  },
  {
    name: 'production-code-does-not-import-tests',
    comment: 'Helpers of tests may kill processes and wipe databases. Benches measure with their stand-ins.',
    from: { pathNot: `${TEST_CODE}|^(e2e|workshop|lab|infra/src/checks)/|jest\\.` },
    to: { path: TEST_CODE, pathNot: 'node_modules' },
  },
  {
    name: 'production-code-does-not-import-stories',
    comment: 'Stories are for the workshop; what they share with a component belongs to the component.',
    from: { pathNot: `${TEST_CODE}|^workshop/` },
    to: { path: '\\.stories\\.tsx?$' },
  },
  {
    name: 'no-runtime-cycles',
    comment: 'In a cycle somebody reads a module before it has run. Types may be circular: they are gone by then.',
    from: { pathNot: '^node_modules/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'everything-resolves',
    comment: 'A misspelt path, or a package that is missing from package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^releases/|(^|/)(dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
