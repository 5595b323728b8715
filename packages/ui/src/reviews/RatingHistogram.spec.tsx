import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { histogramRows, RatingHistogram } from './RatingHistogram.tsx';

const show = (counts: number[], active?: number) =>
  render(
    <MemoryRouter>
      <RatingHistogram counts={counts} active={active} hrefFor={(stars) => `/b?stars=${stars}`} />
    </MemoryRouter>,
  );

it('each row says its stars and how many, and leads to those reviews', () => {
  show([0, 1, 0, 3, 1200], 4);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    '5 stars: 1,200 reviews',
    '4 stars: 3 reviews',
    '3 stars: 0 reviews',
    '2 stars: 1 review',
    '1 star: 0 reviews',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/b?stars=5', '/b?stars=4', '/b?stars=2']);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('4 stars: 3 reviews');
});

it('rows are the best first, each with its share of all', () => {
  expect(histogramRows([1, 0, 0, 1, 2])).toEqual([
    { stars: 5, count: 2, share: 50 },
    { stars: 4, count: 1, share: 25 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 25 },
  ]);
});

it('one among thousands still shows, and none at all is no division by zero', () => {
  expect(histogramRows([1, 0, 0, 0, 9999])[4]).toEqual({ stars: 1, count: 1, share: 1 });
  expect(histogramRows([]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});
