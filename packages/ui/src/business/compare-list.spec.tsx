import { emit } from '@lawdex/mf-kit/runtime';
import { act, render, screen } from '@testing-library/react';
import { useCompareIds } from './compare-list.ts';

const Ids = () => <p data-testid="ids">{useCompareIds().join(' ') || 'none'}</p>;
const shown = () => screen.getByTestId('ids').textContent;

it('reads at most four ids that were stored before, and leaves out what is none', () => {
  localStorage.setItem('compareList', JSON.stringify(['a', 1, null, 'b', 'c', 'd', 'e']));
  render(<Ids />);
  expect(shown()).toBe('a b c d');
});

it.each(['{"', 'null', '7', '{"0":"a"}', JSON.stringify(['a', 'x'.repeat(5000)])])('reads none from %#', (text) => {
  localStorage.setItem('compareList', text);
  render(<Ids />);
  expect(shown()).toBe('none');
});

it('takes an announcement without a list for an empty one', () => {
  localStorage.setItem('compareList', '["a"]');
  render(<Ids />);
  act(() => void window.dispatchEvent(new CustomEvent('compare:changed', { detail: { ids: 'a' } })));
  expect(shown()).toBe('none');
});

it('reads storage again when nobody has listened for a while', () => {
  const { unmount } = render(<Ids />);
  act(() => emit('compare:changed', { ids: ['a'] }));
  unmount();
  localStorage.setItem('compareList', '["b"]');
  render(<Ids />);
  expect(shown()).toBe('b');
});
