import { plainComments } from './lint.comments.mjs';
import { oneImport } from './lint.imports.mjs';

const IMPURE = 'A *.core.ts file is pure: take the value as an argument.';
const CLOCK = 'Time comes in through CLOCK (@lawdex/svc-kit), so that tests can say what time it is.';
const SERVERS_CLOCK = "The clock of a visitor's device may be wrong: ask serverNow() (@lawdex/mf-kit/runtime).";
const SQL = 'SQL stands in <subject>.sql.ts, a whole statement each, so that it is found and reviewed there.';
const NESTED = 'A describe in a describe hides what a test is about: say it in the name of the test.';
const STATEMENT = String.raw`/^\s*(select|insert into|update|delete from|with)\s/i`;

// Addresses are built in one place, because two places would encode them differently, or one of them not at all.
// `/business/:slug` and `/business/{slug}` are names of routes, and landing pages are taken apart by words like `-near-me`.
const ADDRESS = /^\/(business|category|categories|city|search|compare|blog|privacy|terms)(?=[/?#]|$)(?!\/[{:])/;
const LANDING = /-near-me$|-lawyers-in-/;

/** @param selectors what is looked for -> what to do instead. */
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

export default {
  meta: { name: 'lawdex' },
  rules: {
    'addresses-in-one-place': forbidden({
      [`Literal[value=${ADDRESS}], TemplateElement[value.cooked=${ADDRESS}], TemplateElement[value.cooked=${LANDING}]`]:
        'Addresses of the site are built in packages/contracts/src/site/addresses.core.ts.',
    }),
    'attributes-of-react': forbidden({
      "JSXAttribute[name.name='dangerouslySetInnerHTML']":
        'Raw HTML is for the sanitised article body and the document alone.',
      "JSXAttribute[name.name='style']": "The CSP forbids inline styles: style-src is 'self'. Use a class.",
      "JSXAttribute[name.name='className'] TemplateLiteral > MemberExpression":
        "A class that the stylesheet lacks becomes the word 'undefined' here. Join classes with clsx.",
    }),
    'clock-of-cores': noOwnClock(IMPURE),
    'clock-of-pages': noOwnClock(SERVERS_CLOCK),
    'clock-of-services': noOwnClock(CLOCK),
    'one-import': oneImport,
    'plain-comments': plainComments,
    'sql-in-its-file': forbidden({
      [`TemplateElement:first-child[value.raw=${STATEMENT}], Literal[value=${STATEMENT}]`]: SQL,
    }),
    'style-of-specs': forbidden({
      "CallExpression[callee.name='test'], MemberExpression[object.name='test']": 'Jest says `it`.',
      "CallExpression[callee.name='describe'] CallExpression[callee.name='describe']": NESTED,
    }),
  },
};
