import { jest } from '@jest/globals';
import { aSite } from '@lawdex/mf-kit/testing/fixtures';
import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { headOf } from './page-head.ts';
import { PageScreen } from './PageScreen.tsx';
import type { Missing, PageState } from './page-state.core.ts';

const missing: Missing = {
  title: 'Tag Not Found',
  description: 'There is no such tag.',
  action: { label: 'Browse All Posts', to: '/blog' },
};
const site = aSite();
const heads = { shown: (name: string) => ({ title: name, description: name, canonicalPath: '/x' }) };
const headIn = (state: PageState<string>, more = {}) => headOf(state, { ...heads, ...more }, '/blog/tag/x', site);

function show(state: PageState<string>, failure?: string) {
  const retry = jest.fn();
  const view = renderUi(
    <PageScreen state={state} loading={<p>On its way</p>} failure={failure} onRetry={retry}>
      {(name) => <h1>{name}</h1>}
    </PageScreen>,
  );
  return { ...view, retry };
}

describe('a page that is shown', () => {
  const state = { kind: 'shown', shown: 'Wills' } as const;

  it('has its own screen and head', () => {
    show(state);
    expect(screen.getByRole('heading').textContent).toBe('Wills');
    expect(headIn(state)).toEqual({ title: 'Wills', description: 'Wills', canonicalPath: '/x' });
  });
});

describe('a page on its way', () => {
  it('has the shape of what comes, and is not indexed', () => {
    const { container } = show({ kind: 'loading' });
    expect(container.textContent).toBe('On its way');
    expect(headIn({ kind: 'loading' })).toMatchObject({ title: 'Lawdex', robots: { index: false } });
    expect(headIn({ kind: 'loading' }).status).toBeUndefined();
  });

  it('may say more of itself', () => {
    const loading = { title: 'Search', description: '', canonicalPath: '/search' };
    expect(headIn({ kind: 'loading' }, { loading })).toBe(loading);
  });
});

it('a page that is missing says so in head and heading, and shows a way on', () => {
  show({ kind: 'missing', missing });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tag Not Found');
  expect(screen.getByRole('link', { name: 'Browse All Posts' }).getAttribute('href')).toBe('/blog');
  expect(headIn({ kind: 'missing', missing })).toMatchObject({
    title: 'Tag Not Found',
    description: 'There is no such tag.',
    canonicalPath: '/blog/tag/x',
    status: 404,
  });
});

describe('a page that has failed', () => {
  const state = { kind: 'failed', error: new Error('refused') } as const;

  it('is told to crawlers as a failure of the moment, and can be tried again', () => {
    const { retry } = show(state);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(headIn(state)).toMatchObject({ title: 'Lawdex', status: 503, robots: { index: false } });
  });

  it('says why when it has no words of its own', () => {
    show({ kind: 'failed', error: Object.assign(new Error('refused'), { status: 503, code: 'overloaded' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We are very busy right now');
  });

  it('may be called by what could not be fetched', () => {
    show(state, 'Failed to fetch posts');
    expect(screen.getByRole('heading', { name: 'Failed to fetch posts' })).toBeTruthy();
    expect(headIn(state, { failedTitle: 'Blog' }).title).toBe('Blog');
  });
});
