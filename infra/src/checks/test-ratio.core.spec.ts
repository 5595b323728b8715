import { expect, it } from '@jest/globals';
import { LEAST_RATIO, inAll, isEnough, kindOf, ratioLines, ratiosOf } from './test-ratio.core.ts';

it.each([
  ['svc-a/src/reviews/rating.core.ts', 'source'],
  ['shell/src/chrome/Header.tsx', 'source'],
  ['eslint.config.mjs', 'source'],
  ['svc-a/src/reviews/rating.core.spec.ts', 'test'],
  ['svc-a/test/fixtures.ts', 'test'],
  ['packages/svc-kit/src/testing/index.ts', 'test'],
  ['e2e/src/guard.ts', 'test'],
  ['packages/contracts/src/api/search.generated.ts', null],
  ['packages/ui/src/actions/Button.stories.tsx', null],
  ['packages/ui/src/css-modules.d.ts', null],
  ['packages/ui/src/actions/Button.module.css', null],
  ['svc-a/openapi.json', null],
  ['svc-a/src/latest/contest.ts', 'source'],
])('%s counts as %s', (file, kind) => expect(kindOf(file)).toBe(kind));

const files = [
  { file: 'packages/ui/src/a.ts', lines: 100 },
  { file: 'packages/ui/src/a.spec.ts', lines: 30 },
  { file: 'packages/ui-more/src/a.ts', lines: 50 },
  { file: 'e2e/src/journey.spec.ts', lines: 70 },
  { file: 'jest.preset.mjs', lines: 10 },
];
const ratios = ratiosOf(['packages/ui', 'packages/ui-more', 'e2e'], files);

it('each file counts for the workspace that it is in, and for the root when it is in none', () => {
  expect(ratios).toEqual([
    { workspace: 'packages/ui', source: 100, test: 30 },
    { workspace: 'packages/ui-more', source: 50, test: 0 },
    { workspace: 'e2e', source: 0, test: 70 },
    { workspace: '.', source: 10, test: 0 },
  ]);
});

it('the whole is the sum of lines, not the mean of the ratios', () => {
  expect(inAll(ratios)).toEqual({ workspace: 'in all', source: 160, test: 100 });
});

it('a tree below the least ratio is refused, and one without source too', () => {
  expect(isEnough({ workspace: 'in all', source: 1000, test: LEAST_RATIO * 1000 })).toBe(true);
  expect(isEnough({ workspace: 'in all', source: 1000, test: LEAST_RATIO * 1000 - 1 })).toBe(false);
  expect(isEnough({ workspace: 'in all', source: 0, test: 0 })).toBe(false);
});

it('a workspace of tests alone has no ratio', () => {
  expect(ratioLines(ratios)[2]).toContain('tests alone');
  expect(ratioLines(ratios)[0]).toContain('0.30  (30 lines of tests, 100 of source)');
});
