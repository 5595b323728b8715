import { jest } from '@jest/globals';
import { SEARCH_PATH } from '@lawdex/contracts';
import { aCategory, answerWith, aSearch, ok, openPage, servePage } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { prefetchSearch, SearchPage } from '../SearchPage.tsx';

const module = { Page: SearchPage, prefetch: prefetchSearch };
const at = (query: string) => ({ route: SEARCH_PATH, url: SEARCH_PATH + query });
export const open = (query = '') => openPage(module, at(query));
export const serve = (query = '') => servePage(module, at(query));

/** Shows what the server has written, without JavaScript. */
export async function showServed(query: string): Promise<void> {
  document.body.innerHTML = (await serve(query)).html;
}
afterEach(() => document.body.replaceChildren());

/** What a search asks for, of which a spec names what matters to it. */
export const services = (more: Parameters<typeof answerWith>[0]) =>
  answerWith({
    'GET /api/categories': ok([aCategory()]),
    'GET /api/cities': ok([{ city: 'Austin', state: 'TX', count: 3 }]),
    'GET /api/businesses/search': ok(aSearch()),
    ...more,
  });

export const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

/** The browser's way to the visitor's position, which is in Austin unless they refuse. */
export function geolocation(isRefused = false) {
  const coords = { latitude: 30.26789, longitude: -97.7431 };
  const getCurrentPosition = jest.fn((done: PositionCallback, refuse: () => void) =>
    isRefused ? refuse() : done({ coords } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}
