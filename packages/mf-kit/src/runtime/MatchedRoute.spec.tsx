import { matchRoute } from '@lawdex/contracts';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { MatchedRoute } from './MatchedRoute.tsx';

const routes = [{ path: '/city/:city' }, { path: '/business/:slug' }];

function Page() {
  const params = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify({ params, page: search.get('page') })}</output>
      <button onClick={() => setSearch({ page: '2' }, { replace: true })}>Next</button>
      <button onClick={() => void navigate('/business/smith')}>Other</button>
    </>
  );
}

function Site() {
  const match = matchRoute(routes, useLocation().pathname);
  return match ? (
    <MatchedRoute path={match.route.path} params={match.params}>
      <Page />
    </MatchedRoute>
  ) : null;
}

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter useTransitions={false}>
      <Site />
    </BrowserRouter>,
  );
};
const seen = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it.each([
  ['/city/a%2Fb', 'a/b'],
  ['/city/S%C3%A3o%20Paulo', 'São Paulo'],
  ['/city/100%25', '100%'],
])('a matched route gives the parameters of %s decoded once, on the server as in the browser', (path, city) => {
  open(path);
  expect(seen().params).toEqual({ city });
  const html = renderToString(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
  );
  expect(html).toContain(screen.getByRole('status').innerHTML.replaceAll('"', '&quot;'));
});

it('a matched route gives the parameters of the next route after a navigation', () => {
  open('/city/Austin');
  press('Other');
  expect(seen().params).toEqual({ slug: 'smith' });
});

it('a matched route lets a page change its query, and leaves its path as it is written', () => {
  open('/city/a%2Fb?page=1');
  const entries = window.history.length;
  press('Next');
  expect(window.location.pathname + window.location.search).toBe('/city/a%2Fb?page=2');
  expect(seen().page).toBe('2');
  expect(window.history.length).toBe(entries);
});
