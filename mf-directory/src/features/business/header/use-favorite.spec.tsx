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

const show = (...routes: string[]) => openPage({ Page }, { route: '/', url: '/', routes });
const click = (place: number) => fireEvent.click(screen.getAllByRole('button')[place] as HTMLElement);

it('favorites flip every button of the business, and no other, and are told', () => {
  const { toasts } = show();
  click(0);
  expect(pressed()).toEqual(['true', 'false', 'true']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Saved', 'Save', 'Saved']);
  expect(stored()).toBe(JSON.stringify([A.id]));
  click(2);
  expect(toasts).toEqual([
    { title: 'Added to favorites!', description: 'Adams has been saved to your favorites.' },
    { title: 'Removed from favorites', description: 'Adams has been removed from your favorites.' },
  ]);
});

it('favorites lead to the saved firms where a live release shows them', () => {
  const { toasts } = show('/saved');
  click(0);
  expect(toasts[0]?.link).toEqual({ text: 'View saved firms', to: '/saved' });
});

it('favorites follow another tab of the same browser', () => {
  show();
  window.localStorage.setItem('favorites', JSON.stringify([B.id]));
  fireEvent(window, new StorageEvent('storage', { key: 'favorites' }));
  expect(pressed()).toEqual(['false', 'true', 'false']);
});

it('favorites keep what another tab has saved in the meantime', () => {
  show();
  window.localStorage.setItem('favorites', JSON.stringify([B.id]));
  click(0);
  expect(stored()).toBe(JSON.stringify([B.id, A.id]));
});

it('favorites say so when the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { toasts } = show();
  click(0);
  expect(pressed()).toEqual(['false', 'false', 'false']);
  expect(toasts).toMatchObject([
    { title: 'Error', description: 'Your browser does not let this site store favorites.' },
  ]);
});

it('favorites remember the name, and give a note back to whoever removed the business by mistake', () => {
  const remembered = () => JSON.parse(localStorage.getItem('favoritesDetails') ?? '{}')[B.id];
  show();
  click(1);
  expect(remembered()).toEqual({ name: 'Baker', savedAt: expect.any(String) });
  localStorage.setItem('favoritesDetails', JSON.stringify({ [B.id]: { note: 'Ask about fees' } }));
  click(1);
  expect(remembered()).toBeUndefined();
  click(1);
  expect(remembered()).toMatchObject({ name: 'Baker', note: 'Ask about fees' });
});

it('favorites are none where the storage may not even be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  show();
  expect(pressed()).toEqual(['false', 'false', 'false']);
});
