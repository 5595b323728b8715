import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter, Link as RealLink, NavLink as RealNavLink, useLocation } from 'react-router-dom';
import { Link, NavLink } from './links.tsx';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="where">{pathname + search + hash}</p>;
}

/** What react-router's own links take, as far as ours do. */
type LinkProps = Parameters<typeof RealLink>[0];

function show(path: string, link: ReactElement) {
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter useTransitions={false}>
      {link}
      <Where />
    </BrowserRouter>,
  );
}

const where = () => screen.getByTestId('where').textContent;
const link = () => screen.getByRole('link');

// Compares with react-router's own links, whose behaviour developers expect.
describe.each([
  ['our Link', Link],
  ["react-router's Link", RealLink],
])('%s', (_, Link) => {
  it.each(['/city/a%2Fb', '/search?query=d%C3%A9j%C3%A0%20vu', '/terms#end', '?page=2', '#reviews'])(
    'points to %s as it is written',
    (to) => {
      show('/business/x', <Link to={to}>Go</Link>);
      const expected = to.startsWith('/') ? to : `/business/x${to}`;
      expect(link().getAttribute('href')).toBe(expected);
    },
  );

  it('is followed without loading a document, into a new entry of the history', () => {
    show('/', <Link to="/terms">Go</Link>);
    const entries = window.history.length;
    fireEvent.click(link());
    expect(where()).toBe('/terms');
    expect(window.history.length).toBe(entries + 1);
  });

  it.each([
    ['replaced when it says so', '/other', true],
    ['replaced when it leads to where the visitor is', '/', undefined],
  ])('leaves the history as long as it was: the entry is %s', (_, to, replace) => {
    show('/', <Link {...{ to, replace }}>Go</Link>);
    const entries = window.history.length;
    fireEvent.click(link());
    expect(where()).toBe(to);
    expect(window.history.length).toBe(entries);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (how) => {
      show('/', <Link to="/terms">Go</Link>);
      fireEvent.click(link(), how);
      expect(where()).toBe('/');
    },
  );

  it.each<[string, Partial<LinkProps>]>([
    ['another window', { target: '_blank', rel: 'noopener' }],
    ['a new document', { reloadDocument: true }],
    ['a click that was handled', { onClick: (event) => event.preventDefault() }],
  ])('leaves %s alone', (_, props) => {
    // jsdom cannot load a document, and says so.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    show('/', <Link to="/terms" {...props} />);
    fireEvent.click(link());
    expect(where()).toBe('/');
  });

  it('hands what else it is given to the anchor', () => {
    show('/', <Link to="/terms" className="quiet" aria-label="Terms" preventScrollReset />);
    expect([link().className, link().getAttribute('aria-label')]).toEqual(['quiet', 'Terms']);
  });
});

describe.each([
  ['our NavLink', NavLink],
  ["react-router's NavLink", RealNavLink],
])('%s', (_, NavLink) => {
  it.each([
    ['/blog', '/blog', undefined, 'page'],
    ['/blog/post', '/blog', undefined, 'page'],
    ['/blog/post', '/blog', true, null],
    ['/blogs', '/blog', undefined, null],
    ['/Blog', '/blog', undefined, 'page'],
    ['/blog', '/', undefined, null],
    ['/', '/', undefined, 'page'],
  ])('at %s, to %s, with end=%s, is current: %s', (path, to, end, current) => {
    show(path, <NavLink {...{ to, end }} />);
    expect(link().getAttribute('aria-current')).toBe(current);
  });

  it('tells its class and its children whether it is current', () => {
    show(
      '/blog',
      <NavLink to="/blog" className={({ isActive }) => (isActive ? 'here' : 'there')}>
        {({ isActive }) => (isActive ? 'You are here' : 'Go')}
      </NavLink>,
    );
    expect(link().className).toBe('here');
    expect(link().textContent).toBe('You are here');
  });
});
