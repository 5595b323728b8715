import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SearchState } from '../search-state.core.ts';
import { DistanceFilter } from './SearchFilters.tsx';

type Ask = (done: (position: object) => void, refused: () => void, options?: object) => void;

const withGeolocation = (getCurrentPosition: Ask | null) => {
  const value = getCurrentPosition && { getCurrentPosition };
  if (value) Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  else Reflect.deleteProperty(navigator, 'geolocation');
};

afterEach(() => {
  withGeolocation(null);
});

function show(state: SearchState = {}) {
  const onChange = jest.fn();
  render(<DistanceFilter state={state} onChange={onChange} />);
  return onChange;
}
const useMine = () => fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
const hint = () => screen.getByRole('status').textContent;

describe('the visitor’s position', () => {
  it('while it is found, the button says so and waits', () => {
    let refuse = () => {};
    withGeolocation((_, refused) => (refuse = refused));
    const onChange = show();
    useMine();
    expect(screen.getByRole('button', { name: 'Finding you…' }).getAttribute('aria-disabled')).toBe('true');
    act(() => refuse());
    expect(hint()).toBe('Your location is not available. Choose one city instead.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is refused at once where the browser knows none', () => {
    withGeolocation(null);
    show();
    useMine();
    expect(hint()).toBe('Your location is not available. Choose one city instead.');
  });

  it('is forgotten on a click', () => {
    const onChange = show({ near: '30.27,-97.75', radius: 5 });
    expect(hint()).toBe('Measured from your location.');
    fireEvent.click(screen.getByRole('button', { name: 'Forget my location' }));
    expect(onChange).toHaveBeenCalledWith({ near: undefined });
  });
});

describe('miles', () => {
  it('ask for the position only when there is no place to measure from', () => {
    const ask = jest.fn<Ask>();
    withGeolocation(ask);
    const onChange = show({ location: 'Austin' });
    fireEvent.click(screen.getByRole('radio', { name: 'Within 5 miles' }));
    expect(onChange).toHaveBeenCalledWith({ radius: 5 });
    expect(ask).not.toHaveBeenCalled();
    expect(hint()).toBe('Measured from the center of Austin.');
  });

  it('are taken back without asking anybody', () => {
    const ask = jest.fn<Ask>();
    withGeolocation(ask);
    const onChange = show({ radius: 5 });
    fireEvent.click(screen.getByRole('radio', { name: 'Any distance' }));
    expect(onChange).toHaveBeenCalledWith({ radius: undefined });
    expect(ask).not.toHaveBeenCalled();
  });

  it('need one place, not several', () => {
    show({ location: 'Austin,Dallas' });
    expect(hint()).toBe('Choose one city or use your location to filter and sort by distance.');
  });
});
