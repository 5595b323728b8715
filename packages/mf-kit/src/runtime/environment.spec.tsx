import type { Head } from '@lawdex/seo';
import { render, screen } from '@testing-library/react';
import { aSite } from '../testing/fixtures.ts';
import { PageEnvironmentProvider, useFormKey, useHead, useRouteExists, useSubmission } from './environment.ts';
import type { PageEnvironment } from './environment.ts';

const headOf = (title: string): Head => ({ title, description: 'd', canonicalPath: '/' });

function Page({ title }: { title: string }) {
  useHead(headOf(title));
  const submission = useSubmission();
  return (
    <p>{[useFormKey(), useRouteExists('/blog/a'), useRouteExists('/compare'), submission?.errors.name].join(' ')}</p>
  );
}

function show(title: string, changes: Partial<PageEnvironment> = {}) {
  const heads: Head[] = [];
  const environment: PageEnvironment = {
    site: aSite(),
    routes: ['/blog/:slug', '/:slug'],
    submission: null,
    formKey: 'key-1',
    onHead: (head) => heads.push(head),
    ...changes,
  };
  const tree = (shown: string) => (
    <PageEnvironmentProvider value={environment}>
      <Page title={shown} />
    </PageEnvironmentProvider>
  );
  const { rerender } = render(tree(title));
  return { heads, change: (next: string) => rerender(tree(next)) };
}

it('the environment of a page says the key of its form, which routes are live and what was refused', () => {
  const submission = { kind: 'invalid' as const, values: {}, errors: { name: 'too short' } };
  show('A', { submission });
  expect(screen.getByText('key-1 true false too short')).toBeTruthy();
});

it('the environment of a page hears of a head when it changes, and only then', () => {
  const { heads, change } = show('A');
  change('A');
  change('B');
  expect(heads.map(({ title }) => title)).toEqual(['A', 'B']);
});
