import type { SearchMap } from '@lawdex/contracts';
import { aFound, aSearch, fails, ok } from '@lawdex/mf-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { open, services as answering } from '../testing/visit.ts';

const MARK = { x: 50, y: 40, count: 3, label: 'Austin, TX', slug: null, location: 'Austin, TX', holds: ['Austin, TX'] };
const PIN = { ...MARK, count: 1, label: 'Reno Law', slug: 'reno-law', location: null, holds: ['b2'] };
const MAP: SearchMap = { view: '5-20-31', marks: [MARK, PIN], isOfPage: false, unplaced: 0 };

const services = (map: Parameters<typeof answering>[0][string]) =>
  answering({
    'GET /api/businesses/search': ok(
      aSearch({
        businesses: [
          aFound({ id: 'b1', slug: 'smith-law', name: 'Smith Law', city: 'Austin', state: 'TX' }),
          aFound({ id: 'b2', slug: 'reno-law', name: 'Reno Law', city: 'Reno', state: 'NV' }),
        ],
        total: 4,
      }),
    ),
    'GET /api/businesses/search/map': map,
  });

it('the map is a link away, and its address is the search with it', async () => {
  const { calls } = services(ok(MAP));
  open('?query=dui');
  const show = await screen.findByRole('link', { name: /Show map/ });
  expect(show.getAttribute('href')).toBe('/search?query=dui&view=map');
  expect(calls.some((call) => call.includes('/map'))).toBe(false);
  await userEvent.click(show);
  await screen.findByRole('group', { name: 'Map of the results' });
  expect(calls.at(-1)).toBe('GET /api/businesses/search/map?query=dui&page=1&limit=20');
  expect(screen.getByRole('link', { name: /Hide map/ }).getAttribute('href')).toBe('/search?query=dui');
});

it('a place narrows the search, keeps the map, and hands the focus on', async () => {
  services(ok(MAP));
  open('?query=dui&view=map');
  await userEvent.click(await screen.findByRole('link', { name: 'Austin, TX: 3 firms' }));
  expect(window.location.search).toBe('?query=dui&location=Austin%2C+TX&view=map');
  expect(document.activeElement?.id).toBe('results-heading');
});

it('a card lights its own mark, or its city’s, and a mark its cards', async () => {
  services(ok(MAP));
  open('?query=dui&view=map');
  const place = await screen.findByRole('link', { name: 'Austin, TX: 3 firms' });
  const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li');
  const lit = () => [...document.querySelectorAll('[data-lit]')];
  await waitFor(() => {
    fireEvent.pointerOver(card('Smith Law') as HTMLElement);
    expect(lit()).toEqual([place]);
  });
  fireEvent.focusIn(within(card('Reno Law') as HTMLElement).getByRole('link', { name: 'Reno Law' }));
  expect(lit().map((one) => one.getAttribute('data-holds'))).toEqual(['b2']);
  fireEvent.pointerOver(place);
  expect(lit()).toEqual([card('Smith Law')]);
});

it('the results stay when the map cannot be loaded, which can be asked for again', async () => {
  services(fails());
  open('?view=map');
  expect(await screen.findByRole('heading', { name: 'The map could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Smith Law' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
