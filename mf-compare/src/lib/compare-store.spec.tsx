import { jest } from '@jest/globals';
import { on } from '@lawdex/mf-kit/runtime';
import { aSummary } from '@lawdex/mf-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { addToList, clearList, removeFromList } from './compare-actions.ts';
import { mendCompareStorage, useCompareList } from './compare-store.ts';

const firm = (digit: number) =>
  aSummary({ id: `00000000-0000-4000-8000-00000000000${digit}`, slug: `firm-${digit}`, name: `Firm ${digit}` });
const ids = (...digits: number[]) => JSON.stringify(digits.map((digit) => firm(digit).id));

function Names() {
  const list = useCompareList();
  return <p data-testid="names">{list.ids.map((id) => list.details[id]?.name ?? '?').join(', ')}</p>;
}
const shown = () => screen.getByTestId('names').textContent;

/** As another tab does: storage changes, and this tab is told. */
function otherTab(list: string | null, details: string | null = null): void {
  for (const [key, text] of Object.entries({ compareListDetails: details, compareList: list })) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    fireEvent(window, new StorageEvent('storage', { key }));
  }
}

let announced: unknown[] = [];
let toasts: string[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  announced = [];
  toasts = [];
  stops = [
    on('compare:changed', (detail) => announced.push(detail.ids.length)),
    on('toast:show', ({ title, description, variant }) => toasts.push([title, description, variant].join(' | '))),
  ];
});
afterEach(() => {
  jest.restoreAllMocks();
  clearList();
  for (const stop of stops) stop();
});

describe('what a visitor does with the list', () => {
  it('is shown, stored, announced to the cards and told', () => {
    render(<Names />);
    act(() => void addToList(firm(1)));
    act(() => void addToList(firm(2)));
    expect(shown()).toBe('Firm 1, Firm 2');
    expect(localStorage.getItem('compareList')).toBe(ids(1, 2));
    act(() => removeFromList(firm(1).id));
    expect(shown()).toBe('Firm 2');
    act(() => clearList());
    expect(localStorage).toHaveLength(0);
    expect(announced).toEqual([1, 2, 1, 0]);
    expect(toasts).toEqual([
      'Added to comparison | Firm 1 has been added to your comparison list. | ',
      'Added to comparison | Firm 2 has been added to your comparison list. | ',
      'Removed from comparison |  | ',
      'Comparison cleared | All businesses have been removed from comparison. | ',
    ]);
  });

  it('changes the list that another tab left, not the one that was read before', () => {
    render(<Names />);
    act(() => void addToList(firm(1)));
    localStorage.setItem('compareList', ids(1, 2));
    act(() => void addToList(firm(3)));
    expect(localStorage.getItem('compareList')).toBe(ids(1, 2, 3));
  });

  it('lasts for the page when the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    render(<Names />);
    act(() => void addToList(firm(1)));
    act(() => void addToList(firm(2), true));
    expect(shown()).toBe('Firm 1, Firm 2');
    const said =
      'Added for this page only | Your browser does not let this site store your comparison list. | destructive';
    expect(toasts).toEqual([said, said]);
  });
});

describe('forged events', () => {
  const throws = {
    get id(): string {
      throw new Error('trap');
    },
  };
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;

  it.each([[null], ['x'], [{}], [{ ...firm(1), name: {} }], [throws], [circle], [() => 1], [undefined]])(
    'are not listened to (%#)',
    (detail) => {
      expect(addToList(detail)).toBe('refused');
      expect(localStorage).toHaveLength(0);
      expect(toasts).toEqual([]);
    },
  );
});

describe('another tab', () => {
  it('is followed, and the cards of this one are told', () => {
    render(<Names />);
    act(() => otherTab(ids(1, 2), JSON.stringify({ [firm(1).id]: firm(1) })));
    expect(shown()).toBe('Firm 1, ?');
    act(() => otherTab(null));
    expect(shown()).toBe('');
    expect([announced[0], announced.at(-1)]).toEqual([2, 0]);
  });

  it('is followed after the Back button has brought a page back', () => {
    render(<Names />);
    localStorage.setItem('compareList', ids(3));
    act(() => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    expect(shown()).toBe('?');
  });

  it('may clear all storage', () => {
    render(<Names />);
    act(() => void addToList(firm(1)));
    localStorage.clear();
    act(() => void fireEvent(window, new StorageEvent('storage', { key: null })));
    expect(shown()).toBe('');
  });
});

describe('damage in storage', () => {
  it('is mended once: what was understood stays', () => {
    localStorage.setItem('compareList', JSON.stringify(['x', firm(1).id, firm(1).id]));
    localStorage.setItem('compareListDetails', '{"__proto__":{}}');
    mendCompareStorage();
    expect(localStorage.getItem('compareList')).toBe(ids(1));
    expect(localStorage.getItem('compareListDetails')).toBe('{}');
  });

  it('that leaves nothing leaves nothing behind', () => {
    localStorage.setItem('compareList', '{"');
    mendCompareStorage();
    expect(localStorage).toHaveLength(0);
  });

  it('is no list when storage may not even be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    render(<Names />);
    expect(shown()).toBe('');
  });
});
