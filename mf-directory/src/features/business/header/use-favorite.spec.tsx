import { jest } from '@jest/globals';
import { openPage } from '@lawdex/mf-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SaveButton } from './SaveButton.tsx';

const A = { id: '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b', name: 'Adams' };
const B = { id: '00000000-0000-4000-8000-000000000001', name: 'Baker' };
const stored = () => window.localStorage.getItem('favorites');
const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

function Page() {
  return (
    <>
      <SaveButton business={A} />
      <SaveButton business={B} />
      <SaveButton business={A} />
    </>
  );
}

function show() {
  openPage({ Page }, { route: '/', url: '/' });
  return screen.getAllByRole('button');
}

describe('favorites in the browser', () => {
  it('flip every button of the business, and no other', () => {
    const [first] = show();
    if (first) fireEvent.click(first);
    expect(pressed()).toEqual(['true', 'false', 'true']);
    expect(stored()).toBe(JSON.stringify([A.id]));
  });

  it('follow another tab of the same browser', () => {
    show();
    window.localStorage.setItem('favorites', JSON.stringify([B.id]));
    fireEvent(window, new StorageEvent('storage', { key: 'favorites' }));
    expect(pressed()).toEqual(['false', 'true', 'false']);
  });

  it('keep what another tab has saved in the meantime', () => {
    const [first] = show();
    window.localStorage.setItem('favorites', JSON.stringify([B.id]));
    if (first) fireEvent.click(first);
    expect(stored()).toBe(JSON.stringify([B.id, A.id]));
  });

  it('say so when the browser stores nothing', () => {
    const told = jest.fn();
    window.addEventListener('toast:show', told);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const [first] = show();
    if (first) fireEvent.click(first);
    expect(pressed()).toEqual(['false', 'false', 'false']);
    expect(told.mock.calls[0]?.[0]).toMatchObject({
      detail: { title: 'Error', description: 'Your browser does not let this site store favorites.' },
    });
    window.removeEventListener('toast:show', told);
  });

  it('remember the name, and give a note back to whoever removed the business by mistake', () => {
    const remembered = () => JSON.parse(localStorage.getItem('favoritesDetails') ?? '{}')[B.id];
    const second = show()[1];
    if (second) fireEvent.click(second);
    expect(remembered()).toEqual({ name: 'Baker', savedAt: expect.any(String) });
    localStorage.setItem('favoritesDetails', JSON.stringify({ [B.id]: { note: 'Ask about fees' } }));
    if (second) fireEvent.click(second);
    expect(remembered()).toBeUndefined();
    if (second) fireEvent.click(second);
    expect(remembered()).toMatchObject({ name: 'Baker', note: 'Ask about fees' });
  });

  it('are none where the storage may not even be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    show();
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });
});
