import { emit } from '@lawdex/mf-kit/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';

import { coveredBy, parseToast, Toaster } from './Toaster.tsx';

// Each toast is visible in the list and, for a moment, in a live region for screen readers.
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const show = (title: string) => act(() => emit('toast:show', { title }));

describe('Toaster', () => {
  it('shows one at a time: a new toast takes the place of the last', async () => {
    render(<Toaster takeEarly={() => []} />);
    show('Added to comparison');
    expect(await screen.findAllByText('Added to comparison')).not.toHaveLength(0);
    show('Comparison cleared');
    await screen.findAllByText('Comparison cleared');
    expect(shown()).toEqual(['Comparison cleared']);
  });

  it('shows what was asked for before it was there', async () => {
    render(<Toaster takeEarly={() => [new CustomEvent('toast:show', { detail: { title: 'Link Copied!' } })]} />);
    expect(await screen.findAllByText('Link Copied!')).not.toHaveLength(0);
  });

  it('goes when it is closed', async () => {
    render(<Toaster takeEarly={() => []} />);
    show('Link Copied!');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });
});

describe('a link in a toast', () => {
  it('leads to a page of the site, and closes the toast', async () => {
    render(
      <BrowserRouter>
        <Toaster takeEarly={() => []} />
      </BrowserRouter>,
    );
    act(() => emit('toast:show', { title: 'Added', link: { text: 'View saved firms', to: '/saved' } }));
    fireEvent.click(await screen.findByRole('link', { name: 'View saved firms' }));
    expect(window.location.pathname).toBe('/saved');
    expect(shown()).toEqual([]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a\tb', 5])('to %j is left out', (to) =>
    expect(parseToast({ title: 'a', link: { text: 'b', to } })).not.toHaveProperty('link'),
  );
});

it.each([null, 'x', {}, { title: '' }, { title: 5 }])('the toaster refuses %j', (detail) => {
  expect(parseToast(detail)).toBeNull();
});

const button = { top: 600, bottom: 644, left: 20, right: 300 };

const across = { left: 0, right: 375 };
const low = { top: 500, bottom: 667, ...across };

it.each([
  ['as far as what was pressed is covered', button, [low], 144],
  [
    'so far that the topmost of several in a column does not cover it',
    button,
    [
      { ...low, top: 560 },
      { ...low, top: 480 },
    ],
    164,
  ],
  ['nowhere when it stands above', button, [{ ...low, top: 650 }], 0],
  ['nowhere when it stands beside', button, [{ ...low, left: 800, right: 1200 }], 0],
  ['nowhere when what covers it has no height', button, [{ ...low, bottom: 500 }], 0],
  ['nowhere when nothing covers it', button, [], 0],
  ['never so far that it is out of sight', { ...button, top: 30, bottom: 74 }, [{ ...low, top: 0 }], 30],
])('a page moves %s', (_, pressed, covers, by) => {
  expect(coveredBy(pressed, covers)).toBe(by);
});
