import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RatingHistogram } from './RatingHistogram.tsx';

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
