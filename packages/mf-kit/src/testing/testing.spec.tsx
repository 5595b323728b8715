import { fireEvent, screen } from '@testing-library/react';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import { api, ApiFailure, emit, useFormKey, useHead, useRouteExists, useSubmission } from '@lawdex/mf-kit/runtime';
import type { PageModule } from '@lawdex/mf-kit/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { aBusiness, aSummary, noFlags } from './fixtures.ts';
import { hydratePage, openPage } from './open-page.tsx';
import { servePage } from './serve-page.tsx';
import { answerWith, fails, ok } from './services.ts';

const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.get('/api/categories', { signal }),
});

function Page() {
  const { name = '' } = useParams();
  const { search } = useLocation();
  const { data, error } = useQuery(categoriesQuery);
  useHead({ title: name, description: '', canonicalPath: '/' });
  return (
    <>
      <h1>{`${name}${search}`}</h1>
      <p>{error instanceof ApiFailure ? `failed ${error.status}: ${error.reason}` : `${data?.length ?? 'no'} areas`}</p>
      <p>{`key ${useFormKey()}, blog ${useRouteExists('/blog')}, refused ${useSubmission() !== null}`}</p>
      <button type="button" onClick={() => emit('toast:show', { title: name })}>
        Tell
      </button>
    </>
  );
}

const module: PageModule = {
  Page,
  prefetch: async ({ url, params, queryClient }) => {
    if (url.searchParams.has('moved')) return { kind: 'redirect', status: 301, location: `/${params.name}` };
    await queryClient.prefetchQuery(categoriesQuery);
    return undefined;
  },
};
const at = { route: '/x/:name', url: '/x/a%2Fb?page=2' };
const services = () => answerWith({ 'GET /api/categories': ok([{}, {}]) });

describe('openPage', () => {
  it('stands on its route, fetches for itself, and hands over heads and toasts', async () => {
    const { calls } = services();
    const page = openPage(module, { ...at, routes: ['/blog'] });
    expect(screen.getByRole('heading').textContent).toBe('a/b?page=2');
    expect(screen.getByText('key form-key-1, blog true, refused false')).toBeTruthy();
    expect(await screen.findByText('2 areas')).toBeTruthy();
    expect(calls).toEqual(['GET /api/categories']);
    expect(page.head()?.title).toBe('a/b');
    fireEvent.click(screen.getByRole('button'));
    expect(page.toasts).toEqual([{ title: 'a/b' }]);
  });

  it('shows another page where the address is not its route', () => {
    services();
    openPage(module, { route: '/x/:name', url: '/y' });
    expect(screen.getByText('Another page')).toBeTruthy();
  });
});

describe('servePage', () => {
  it('writes the page with what it prefetched', async () => {
    services();
    const { html, redirect } = await servePage(module, at);
    expect(html).toContain('2 areas');
    expect(redirect).toBeUndefined();
  });

  it('renders nothing of a page that redirects', async () => {
    const { calls } = services();
    const { html, redirect } = await servePage(module, { ...at, url: '/x/a?moved' });
    expect(redirect).toEqual({ kind: 'redirect', status: 301, location: '/a' });
    expect(html).toBe('');
    expect(calls).toEqual([]);
  });
});

describe('hydratePage', () => {
  it('goes on with what the server has fetched, and asks for nothing again', async () => {
    const { calls } = services();
    const { differences } = await hydratePage(module, at);
    expect(screen.getByText('2 areas')).toBeTruthy();
    expect(calls).toEqual(['GET /api/categories']);
    expect(differences).toEqual([]);
  });

  it('begins with the failure that the server met', async () => {
    const { calls } = answerWith({ 'GET /api/categories': fails(503, 'Down.') });
    const { differences } = await hydratePage(module, at);
    expect(screen.getByText('failed 503: Down.')).toBeTruthy();
    expect(calls).toHaveLength(1);
    expect(differences).toEqual([]);
  });

  it('says where browser and server wrote different pages', async () => {
    services();
    let renders = 0;
    const Fickle = () => <p>{renders++}</p>;
    const { differences } = await hydratePage({ Page: Fickle }, at);
    expect(differences).not.toEqual([]);
  });
});

describe('answerWith', () => {
  it('answers 404 in the error form for what the table does not hold', async () => {
    const { requests } = answerWith({});
    const answer = await fetch('/api/none?x=1');
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(requests[0]?.url).toBe('http://localhost/api/none?x=1');
  });
});

describe('fixtures', () => {
  it('know every flag, and change only what a spec names', () => {
    expect(Object.keys(noFlags()).sort()).toEqual([...BUSINESS_FLAGS].sort());
    expect(aBusiness({ name: 'A' })).toEqual({ ...aBusiness(), name: 'A' });
    expect(aBusiness()).toMatchObject(aSummary());
  });
});
