import { act, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Tooltips } from './Tooltips.tsx';

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
