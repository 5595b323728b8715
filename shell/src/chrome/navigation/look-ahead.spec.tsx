import { jest } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LookAhead } from './LookAhead.tsx';
import { PrefetchContext } from './prefetch.ts';

const prefetch = jest.fn();

/** jsdom has no layout, so each link tells where it is. */
function isAt(this: Element) {
  const top = Number(this.getAttribute('data-top'));
  return { top, bottom: top + 20, width: 100 } as DOMRect;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(isAt);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  prefetch.mockClear();
  Reflect.deleteProperty(navigator, 'connection');
});

const open = () =>
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <a href="/terms">Terms</a>
        <main>
          <a href="/business/smith-law#reviews" data-top="1400">
            Smith Law
          </a>
          <a href="/blog" data-top="1700">
            Blog
          </a>
          <a href="https://example.org/">Elsewhere</a>
        </main>
        <LookAhead />
      </PrefetchContext>
    </MemoryRouter>,
  );
const asked = () => prefetch.mock.calls.map(([path]) => path);

it('loads what links in view or a flick below lead to, once the visitor rests', () => {
  open();
  jest.advanceTimersByTime(900);
  fireEvent.scroll(document);
  jest.advanceTimersByTime(900);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual(['/business/smith-law']);
});

it('looks again where the visitor has scrolled to', () => {
  open();
  jest.runAllTimers();
  document.querySelector('[href="/blog"]')?.setAttribute('data-top', '10');
  fireEvent.scroll(document);
  jest.runAllTimers();
  expect(asked()).toContain('/blog');
});

it('loads nothing for who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  jest.runAllTimers();
  expect(asked()).toEqual([]);
});
