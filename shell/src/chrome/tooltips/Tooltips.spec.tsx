import { act, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { placeTooltip, Tooltips } from './Tooltips.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  render(
    <>
      <button type="button" aria-label="Close">
        <i />
      </button>
      <button type="button" aria-label="View Details: Abara">
        View Details
      </button>
      <Tooltips />
    </>,
  );
  return screen.getByRole('button', { name: 'Close' });
}
const shown = () => document.querySelector('[popover]')?.textContent;
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('a tooltip', () => {
  it('names a button that is only a drawing after 700 ms, and repeats no words that can be read', () => {
    const button = open();
    fireEvent.pointerOver(screen.getByText('View Details'));
    wait(5_000);
    fireEvent.pointerOver(button);
    wait(699);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe('Close');
  });

  it('does not come for who has gone on before', () => {
    fireEvent.pointerOver(open());
    wait(600);
    fireEvent.pointerOver(document.body);
    wait(5_000);
    expect(shown()).toBeUndefined();
  });

  it('stays while it is pointed at itself, and goes with the pointer', () => {
    const button = open();
    fireEvent.pointerOver(button);
    wait(700);
    fireEvent.pointerOver(document.querySelector('[popover]') as Element);
    wait(5_000);
    expect(shown()).toBe('Close');
    fireEvent.pointerOver(document.body);
    wait(150);
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['scrolling', () => fireEvent.scroll(document)],
  ])('goes with %s, and does not come back by itself', (_name, end) => {
    fireEvent.pointerOver(open());
    wait(700);
    end();
    wait(5_000);
    expect(shown()).toBeUndefined();
  });
});

const tooltip = { width: 100, height: 30 };
const view = { width: 375, height: 600 };

it.each([
  ['stands under the middle of what it names', { left: 100, top: 100, width: 40, height: 40 }, { left: 70, top: 146 }],
  ['stands above it at the end of the window', { left: 100, top: 550, width: 40, height: 40 }, { left: 70, top: 514 }],
  ['keeps off the left edge', { left: 0, top: 100, width: 40, height: 40 }, { left: 8, top: 146 }],
  ['keeps off the right edge', { left: 335, top: 100, width: 40, height: 40 }, { left: 267, top: 146 }],
])('a tooltip %s', (_name, named, place) => {
  expect(placeTooltip(named, tooltip, view)).toEqual(place);
});
