import { render, screen } from '@testing-library/react';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { StatList } from './StatTile.tsx';

it('EmptyState is a heading of its level, a reason and what to do next', () => {
  render(
    <EmptyState title="No businesses found" headingLevel={1} icon="map-pin" action={<Button>Clear filters</Button>}>
      Try another word.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No businesses found' })).toBeTruthy();
  expect(screen.getByText('Try another word.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
  expect(document.querySelector('[aria-hidden="true"].icon.i-map-pin')).not.toBeNull();
});

it('StatList ties each figure to what it counts', () => {
  render(<StatList figures={[{ value: '1,204', label: 'businesses' }]} />);
  expect(screen.getByRole('term').textContent).toBe('businesses');
  expect(screen.getByRole('definition').textContent).toBe('1,204');
});
