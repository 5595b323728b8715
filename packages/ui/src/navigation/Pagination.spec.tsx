import { screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { pageWindow, Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/search?page=${page}`;

it.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [6, 20, [4, 5, 6, 7, 8]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 0, []],
])('pageWindow on page %i of %i shows %j', (page, pageCount, numbers) => {
  expect(pageWindow(page, pageCount)).toEqual(numbers);
});

describe('Pagination', () => {
  it('is absent when there is one page', () => {
    renderUi(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has real links, and says which page this is', () => {
    renderUi(<Pagination page={6} pageCount={20} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/search?page=5');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/search?page=7');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('6');
  });

  it('disables Previous on the first page and Next on the last', () => {
    const { unmount } = renderUi(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    unmount();
    renderUi(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });
});
