import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderChrome, site } from '../test/render-chrome.tsx';
import { RouteChange } from './RouteChange.tsx';

const scrollTo = jest.fn();

function renderPage() {
  return renderChrome(
    <>
      <Link to="/next">next</Link>
      <Link to="/next#reviews">reviews</Link>
      <Link to="/?page=2">page 2</Link>
      <main id="main" tabIndex={-1} />
      <RouteChange />
    </>,
  );
}

const follow = (name: string) => act(() => void fireEvent.click(screen.getByRole('link', { name })));

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
  document.title = 'Before';
});
afterEach(() => void jest.useRealTimers());

describe('a visitor who goes to another page', () => {
  it('is at its top, with the focus on its content', () => {
    renderPage();
    follow('next');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.id).toBe('main');
  });

  it('hears it however late it comes, and nothing before', async () => {
    renderPage();
    follow('next');
    document.title = site.name;
    act(() => void jest.advanceTimersByTime(400));
    expect(screen.queryByText(site.name)).toBeNull();
    await act(async () => {
      document.title = 'The next page';
    });
    expect(screen.getByText('The next page')).toBeTruthy();
  });

  it('is not taken to the top when the address names a place on the page', () => {
    renderPage();
    follow('reviews');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is left where the browser puts them on Back', () => {
    const { trail } = renderPage();
    trail.go('/next');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('main');
  });
});

it('neither the first page nor a new query moves the visitor or the focus', () => {
  renderPage();
  follow('page 2');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.id).not.toBe('main');
});
