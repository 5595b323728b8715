import { jest } from '@jest/globals';
import { emit } from '@lawdex/mf-kit/runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PrefetchContext } from '../navigation/prefetch.ts';
import { renderChrome } from '../test/render-chrome.tsx';
import { Header } from './Header.tsx';

const scrollTo = jest.fn();
beforeEach(() => void Object.assign(window, { scrollTo }));

const toggle = () => screen.getByRole('button', { name: /menu/ });

describe('the mobile menu', () => {
  const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

  it('opens and closes by its button, and on Escape, which gives the focus back', async () => {
    renderChrome(<Header />);
    for (const open of [true, false, true]) {
      await userEvent.click(toggle());
      expect(isOpen()).toBe(open);
    }
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it.each(['/', '/business/add'])('closes on a link, also to the page that is shown already: from %s', async (path) => {
    renderChrome(<Header />, { path });
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('link', { name: 'List Your Firm' }));
    expect([window.location.pathname, isOpen()]).toEqual(['/business/add', false]);
  });
});

describe('the links', () => {
  const compareLink = () => screen.getByRole('link', { name: 'Compare' }).getAttribute('href');

  it('carry the ids that the visitor compares, from two on', () => {
    renderChrome(<Header />, { routes: ['/compare'] });
    expect(compareLink()).toBe('/compare');
    for (const [ids, href] of [
      [['a'], ''],
      [['b', 'a'], '?ids=b,a'],
      [[], ''],
    ] as const) {
      act(() => emit('compare:changed', { ids: [...ids] }));
      expect(compareLink()).toBe(`/compare${href}`);
    }
  });

  it('lead to the blog, to compare and to saved firms only when a live release serves them', () => {
    const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    const { unmount } = renderChrome(<Header />);
    expect(links().slice(1)).toEqual(['List Your Firm']);
    unmount();
    renderChrome(<Header />, { routes: ['/blog', '/compare', '/saved'] });
    expect(links().slice(1)).toEqual(['Blog', 'Compare', 'Saved', 'List Your Firm']);
  });
});

describe('the search form', () => {
  it('takes the last keystroke along when Enter comes within the 300 ms', async () => {
    const { trail } = renderChrome(<Header />);
    await userEvent.type(screen.getByLabelText('Lawyers or practice areas'), 'divorce{Enter}');
    expect(trail.paths.at(-1)).toBe('/search?query=divorce');
  });

  it('sends both words when both are filled in, and neither when both are empty', async () => {
    const { trail } = renderChrome(<Header />);
    fireEvent.submit(screen.getByRole('search'));
    expect(trail.paths.at(-1)).toBe('/search');
    await userEvent.type(screen.getByLabelText('Location'), 'New York');
    await userEvent.type(screen.getByRole('searchbox'), ' dui ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(trail.paths.at(-1)).toBe('/search?query=dui&location=New+York');
  });

  it('shows what is searched for on the search screen', () => {
    renderChrome(<Header />, { path: '/search?query=wills&location=Austin' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('wills');
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Austin');
  });
});

it('a search on the search screen begins at its top, with the focus on the results', async () => {
  renderChrome(
    <>
      <Header />
      <main id="main" tabIndex={-1} />
    </>,
    { path: '/search?query=wills' },
  );
  await userEvent.type(screen.getByLabelText('Location'), 'Austin{Enter}');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement?.id).toBe('main');
});

describe('a visitor who has typed', () => {
  const prefetch = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockClear();
    renderChrome(
      <PrefetchContext value={prefetch}>
        <Header />
      </PrefetchContext>,
    );
  });
  afterEach(() => void jest.useRealTimers());

  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  const rest = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('has the search screen fetched after 300 ms of rest, in either box, and not before the first letter', () => {
    rest(5000);
    type('Lawyers or practice areas', 'dui');
    rest(299);
    type('Location', 'Austin');
    rest(299);
    expect(prefetch).not.toHaveBeenCalled();
    rest(1);
    expect(prefetch.mock.calls).toEqual([['/search?query=dui&location=Austin']]);
  });
});
