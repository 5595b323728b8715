import { createQueryClient, hydrateQueries } from '@lawdex/mf-kit/query-client';
import { api, type PageModule } from '@lawdex/mf-kit/runtime';
import { answerWith, fails, hydratePage, ok, openPage, servePage, type Services } from '@lawdex/mf-kit/testing';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';

const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.get('/api/categories', { signal }),
});

function Areas() {
  const { data, isPending, isError, refetch } = useQuery(categoriesQuery);
  return (
    <>
      <p>
        {isPending && 'on its way'}
        {isError && 'failed'}
        {data?.length}
      </p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

const areas: PageModule = {
  Page: Areas,
  prefetch: ({ queryClient }) => queryClient.prefetchQuery(categoriesQuery).then(() => undefined),
};
const at = { route: '/areas', url: '/areas' };
const down = () => answerWith({ 'GET /api/categories': fails(503) });
const up = () => answerWith({ 'GET /api/categories': ok([{}, {}]) });
/** Time for what should not happen. */
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const becomes = (name: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(name)));
const asked = ({ calls }: Services) => calls.length;

describe('data that failed', () => {
  it('on the server is not asked for again as long as its page is shown', async () => {
    const services = down();
    const { differences } = await hydratePage(areas, at);
    await soon();
    expect(screen.getByText('failed')).toBeTruthy();
    expect(differences).toEqual([]);
    expect(asked(services)).toBe(1);
  });

  it.each([
    ['on the server', () => hydratePage(areas, at)],
    ['in the browser', () => openPage(areas, at)],
  ])('%s is asked for again by the next visit, once', async (_, begin) => {
    down();
    const page = await begin();
    await screen.findByText('failed');
    page.visit('/elsewhere');
    const stillDown = down();
    page.visit('/areas');
    expect(screen.getByText('on its way')).toBeTruthy();
    await screen.findByText('failed');
    await soon();
    expect(asked(stillDown)).toBe(1);
    page.visit('/elsewhere');
    up();
    page.visit('/areas');
    expect(await screen.findByText('2')).toBeTruthy();
  });

  it('is asked for again when the connection is back', async () => {
    const page = openPage(areas, { ...at, url: '/elsewhere' });
    becomes('offline');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    page.visit('/areas');
    // Instead of loading for as long as there is no connection.
    await screen.findByText('failed');
    up();
    becomes('online');
    expect(await screen.findByText('2')).toBeTruthy();
  });

  it('is not asked for again by a look at another window', async () => {
    const services = down();
    openPage(areas, at);
    await screen.findByText('failed');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('focus')));
    await soon();
    expect(asked(services)).toBe(1);
  });
});

describe('data that is there', () => {
  it('is never asked for again, by no visit and no connection', async () => {
    const services = up();
    const page = openPage(areas, at);
    await screen.findByText('2');
    page.visit('/elsewhere');
    page.visit('/areas');
    becomes('offline');
    becomes('online');
    await soon();
    expect(screen.getByText('2')).toBeTruthy();
    expect(asked(services)).toBe(1);
  });

  it('stays when asking again fails, and is asked for once more by the next visit', async () => {
    up();
    const page = openPage(areas, at);
    await screen.findByText('2');
    down();
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('failed2')).toBeTruthy();
    page.visit('/elsewhere');
    up();
    page.visit('/areas');
    expect(await screen.findByText('2')).toBeTruthy();
  });
});

function Send() {
  const { mutate, isError } = useMutation({ mutationFn: () => api.post('/api/businesses/{id}/reviews', review) });
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'not sent' : 'send'}
    </button>
  );
}
const review = { path: { id: '1' }, body: { userName: 'Ann', rating: 5 } };

it('what is sent without a connection fails at once, so that nothing is sent later unasked', async () => {
  openPage({ Page: Send }, at);
  becomes('offline');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByRole('button', { name: 'not sent' })).toBeTruthy();
  becomes('online');
});

describe('what travels from the server to the browser', () => {
  const sent = async (services: Record<string, ReturnType<typeof ok>>) => {
    answerWith(services);
    return (await servePage(areas, at)).queries;
  };

  it('is the data of an answered query, the same whenever it came; the browser knows the rest', async () => {
    expect(await sent({ 'GET /api/categories': ok([{ name: 'Bankruptcy' }]) })).toEqual({
      queries: [{ queryKey: ['categories'], state: { data: [{ name: 'Bankruptcy' }] } }],
    });
  });

  it.each([
    ['is fresh from the moment at which it is read', false, 0],
    ['is asked for again when its age is not known, if it becomes stale at all', true, 1],
  ])('%s', async (_, isOfAnyAge, calls) => {
    const services = up();
    const client = createQueryClient();
    hydrateQueries(client, { queries: [{ queryKey: ['search'], state: { data: [] } }] }, { isOfAnyAge });
    // Pages of an older release judge opening hours by it.
    expect(Date.now() - (client.getQueryState(['search'])?.dataUpdatedAt ?? 0)).toBeLessThan(3_600_000);
    const queryFn = () => api.get('/api/categories');
    await client.fetchQuery({ queryKey: ['search'], queryFn, staleTime: 60_000 });
    expect(asked(services)).toBe(calls);
    client.clear();
  });

  it('is also that a query failed, and why', async () => {
    expect(await sent({ 'GET /api/categories': fails(503) })).toMatchObject({
      queries: [{ queryKey: ['categories'], state: { status: 'error', error: { status: 503 }, dataUpdateCount: 0 } }],
    });
  });
});
