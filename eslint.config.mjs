import translated from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { plainComments } from './eslint.comments.mjs';
import { oneImport } from './eslint.imports.mjs';

const IMPURE = 'A *.core.ts file is pure: take the value as an argument.';
const impureGlobals = ['fetch', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'process'];
const CLOCK = 'Time comes in through CLOCK (@lawdex/svc-kit), so that tests can say what time it is.';
const SERVERS_CLOCK = "The clock of a visitor's device may be wrong: ask serverNow() (@lawdex/mf-kit/runtime).";
const SQL = 'SQL stands in <subject>.sql.ts, a whole statement each, so that it is found and reviewed there.';
const STATEMENT = String.raw`/^\s*(select|insert into|update|delete from|with)\s/i`;
const sqlInServices = [
  { selector: `TemplateElement:first-child[value.raw=${STATEMENT}]`, message: SQL },
  { selector: `Literal[value=${STATEMENT}]`, message: SQL },
];
const impureGlobalsOfBrowsers = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'];

// Addresses are built in one place, because two places would encode them differently, or one of them not at all.
// `/business/:slug` and `/business/{slug}` are names of routes, and landing pages are taken apart by words like `-near-me`.
const ADDRESS = /^\/(business|category|categories|city|search|compare|blog|privacy|terms)(?=[/?#]|$)(?!\/[{:])/;
const LANDING = /-near-me$|-lawyers-in-/;
const ADDRESSES = `Literal[value=${ADDRESS}], TemplateElement[value.cooked=${ADDRESS}], TemplateElement[value.cooked=${LANDING}]`;

/** A rule of its own for some selectors: `no-restricted-syntax` of a later block would replace that of an earlier one. */
const forbidden = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});
/** @param message says where time comes from. */
const noOwnClock = (message) =>
  forbidden({
    "CallExpression[callee.object.name='Date'][callee.property.name='now']": message,
    "NewExpression[callee.name='Date'][arguments.length=0]": message,
  });
const GLOBAL = 'Jest gives specs all but `jest` by itself.';
const NESTED = 'A describe in a describe hides what a test is about: say it in the name of the test.';
const ours = {
  rules: {
    'addresses-in-one-place': forbidden({
      [ADDRESSES]: 'Addresses of the site are built in packages/contracts/src/site/addresses.core.ts.',
    }),
    'plain-comments': plainComments,
    'clock-of-services': noOwnClock(CLOCK),
    'clock-of-pages': noOwnClock(SERVERS_CLOCK),
    'clock-of-cores': noOwnClock(IMPURE),
    'one-import': oneImport,
    'style-of-specs': forbidden({
      "CallExpression[callee.name='test'], MemberExpression[object.name='test']": 'Jest says `it`.',
      "CallExpression[callee.name='describe'] CallExpression[callee.name='describe']": NESTED,
    }),
  },
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', 'releases/', '**/.data/', '**/.cache/', '**/*.generated.ts'],
  },
  {
    // No comment switches a rule off: a rule that is wrong is changed here, with its reason.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { lawdex: ours },
    rules: {
      'lawdex/one-import': 'error',
      'lawdex/plain-comments': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      complexity: ['error', 25],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-alert': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-unneeded-ternary': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'prefer-object-has-own': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@jest/globals', allowImportNames: ['jest'], message: GLOBAL }] },
      ],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
    },
  },
  {
    // Specs say what an address is; everybody else asks for it.
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/addresses.core.ts', '**/*.spec.*', '**/*.stories.*', '**/test/**', 'e2e/**'],
    rules: { 'lawdex/addresses-in-one-place': 'error' },
  },
  {
    // A migration is never edited, not even its comments.
    files: ['**/migrations/*.ts'],
    rules: { 'lawdex/plain-comments': 'off', 'lawdex/one-import': 'off' },
  },
  {
    // Playwright's own word is `test`.
    files: ['**/*.spec.{ts,tsx}'],
    ignores: ['e2e/**', '**/workshop/**'],
    rules: { 'lawdex/style-of-specs': 'error' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Raw HTML is for the sanitised article body and the document alone.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: "The CSP forbids inline styles: style-src is 'self'. Use a class.",
        },
        {
          selector: "JSXAttribute[name.name='className'] TemplateLiteral > MemberExpression",
          message: "A class that the stylesheet lacks becomes the word 'undefined' here. Join classes with clsx.",
        },
      ],
    },
  },
  {
    // A translating browser replaces bare texts, which React then cannot find where it left them.
    files: ['**/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/*.stories.tsx', '**/testing/**', 'svc-*/**'],
    plugins: { translated },
    rules: {
      'translated/no-conditional-text-nodes-with-siblings': 'error',
      'translated/no-return-text-nodes': 'error',
    },
  },
  {
    // Nest reads the types of what it hands to classes, so they stay imports of values.
    files: ['svc-*/**/*.{ts,tsx}', 'packages/svc-kit/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['svc-*/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'lawdex/clock-of-services': 'error' },
  },
  {
    files: ['svc-*/src/**/*.{service,controller,module}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sqlInServices] },
  },
  {
    files: ['{mf-*,packages/ui}/src/**/*.{ts,tsx}', 'shell/src/{app,chrome,screens}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', '**/*.stories.*', '**/testing/**'],
    rules: { 'lawdex/clock-of-pages': 'error' },
  },
  {
    // How a search is read is hard enough in short functions.
    files: ['packages/search-language/src/**/*.ts', 'svc-search-indexer/src/**/*.{ts,tsx}'],
    rules: { complexity: ['error', 15] },
  },
  {
    files: ['**/*.core.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...impureGlobals, ...impureGlobalsOfBrowsers].map((name) => ({ name, message: IMPURE })),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: IMPURE }],
      'lawdex/clock-of-cores': 'error',
    },
  },
);
