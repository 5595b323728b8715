import { afterKey, type ListState } from './combobox.core.ts';

const at = (active: number): ListState => ({ open: true, active });
const CLOSED: ListState = { open: false, active: -1 };

describe('in a list of three', () => {
  it.each([
    ['ArrowDown', CLOSED, at(0)],
    ['ArrowUp', CLOSED, at(2)],
    ['ArrowDown', at(0), at(1)],
    ['ArrowDown', at(2), at(-1)],
    ['ArrowUp', at(0), at(-1)],
    ['ArrowUp', at(-1), at(2)],
    ['Escape', at(1), CLOSED],
  ] as const)('%s takes %j to %j', (key, state, next) => {
    expect(afterKey(key, state, 3)).toEqual({ kind: 'taken', state: next });
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s goes back to the text, and moves in it', (key) => {
    expect(afterKey(key, at(1), 3)).toEqual({ kind: 'moved-text', state: at(-1) });
  });

  it('Enter takes the active option', () => {
    expect(afterKey('Enter', at(1), 3)).toEqual({ kind: 'chosen', index: 1 });
  });

  it.each([
    ['Enter', at(-1)],
    ['Enter', CLOSED],
    ['Escape', CLOSED],
    ['Home', at(-1)],
    ['a', at(1)],
    ['Tab', at(1)],
  ] as const)('%s in %j is left to the browser', (key, state) => {
    expect(afterKey(key, state, 3)).toEqual({ kind: 'left' });
  });
});

it('without options the arrows are left to the browser', () => {
  expect(afterKey('ArrowDown', CLOSED, 0)).toEqual({ kind: 'left' });
});
