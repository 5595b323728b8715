import { aCategory, aFound, aSearch, fails, ok, type Services } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { filters, geolocation, open, serve, services as answer, showServed } from './testing/visit.ts';

const { id: CATEGORY_ID } = aCategory();

const services = (search: Parameters<typeof answer>[0][string]) => answer({ 'GET /api/businesses/search': search });
const found = (total = 1) => ok(aSearch({ total }));
const searches = ({ calls }: Services) =>
  calls.filter((call) => call.includes('/search?')).map((call) => call.split('?')[1]);

describe('results', () => {
  it('with no query the heading is Local Businesses, and the line counts what is shown', async () => {
    services(found(41));
    const page = open();
    expect(await screen.findByText('Showing 1-20 of 41 results')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Local Businesses');
    expect(screen.getByRole('heading', { name: 'Smith Law' })).toBeTruthy();
    expect(page.head()?.robots).toEqual({ index: false, follow: true });
  });

  it('with a query the heading is Search Results, and the searches that its answer names are offered', async () => {
    const alsoLike = [{ text: 'Divorce lawyers in Austin, TX', to: '/divorce-lawyers-in-austin' }];
    services(ok(aSearch({ total: 1, alsoLike })));
    open('?query=dui&location=Austin');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Search Results for "dui"');
    const card = within(await screen.findByRole('region', { name: 'You Might Also Like' }));
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Divorce lawyers in Austin, TX', '/divorce-lawyers-in-austin'],
    ]);
  });

  it('without results there is a way to clear everything', async () => {
    const { calls } = services(ok(aSearch({ businesses: [] })));
    open('?query=zzz&rating=5');
    expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or browse our categories.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(calls).toContain('GET /api/businesses/search?page=1&limit=20'));
  });
});

describe('filters', () => {
  it('a change takes effect at once, goes to page 1 and adds no history entry', async () => {
    const asked = services(found(60));
    open('?query=dui&page=2');
    await screen.findByText('Showing 21-40 of 60 results');
    const entries = window.history.length;
    await userEvent.click(filters().getByRole('checkbox', { name: 'Open Now' }));
    expect(window.location.search).toBe('?query=dui&isOpen=true');
    await waitFor(() => expect(searches(asked).at(-1)).toBe('query=dui&isOpen=true&page=1&limit=20'));
    expect(window.history.length).toBe(entries);
  });

  it('clicking the active price takes it back', async () => {
    services(found());
    open('?priceRange=%24%24');
    const price = filters().getByRole<HTMLInputElement>('radio', { name: '$$ moderately priced' });
    expect(price.checked).toBe(true);
    await userEvent.click(price);
    expect(window.location.search).toBe('');
    await userEvent.click(filters().getByRole('radio', { name: '$$$ upscale' }));
    expect(window.location.search).toBe('?priceRange=%24%24%24');
  });

  it('a practice area is chosen by its slug, and the address names its id', async () => {
    const asked = services(found(60));
    open('?query=dui&page=2');
    const areas = filters().getByRole<HTMLSelectElement>('combobox', { name: 'Practice area' });
    await filters().findByRole('option', { name: 'Car Accidents' });
    await userEvent.selectOptions(areas, 'Car Accidents');
    await waitFor(() => expect(window.location.search).toBe(`?query=dui&categoryId=${CATEGORY_ID}`));
    await waitFor(() => expect(areas.value).toBe('car-accidents'));
    expect(searches(asked).at(-1)).toBe(`query=dui&categoryId=${CATEGORY_ID}&page=1&limit=20`);
    await userEvent.selectOptions(areas, 'All practice areas');
    await waitFor(() => expect(window.location.search).toBe('?query=dui'));
    expect(areas.value).toBe('');
  });

  it('cities are toggled, and one that is typed replaces them', async () => {
    services(found());
    open('?location=Reno');
    await userEvent.click(await filters().findByRole('checkbox', { name: 'Austin' }));
    expect(window.location.search).toBe('?location=Reno%2CAustin');
    const where = screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' });
    await waitFor(() => expect(where.value).toBe('Reno,Austin'));
    await userEvent.clear(where);
    await userEvent.type(where, 'Dallas{Enter}');
    expect(window.location.search).toBe('?location=Dallas');
    expect(document.activeElement).toBe(where);
    await userEvent.click(filters().getByRole('checkbox', { name: 'Dallas' }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(where.value).toBe(''));
  });

  it('Clear keeps the words and the order', async () => {
    services(found());
    open('?query=dui&rating=4&isOpen=true&sortBy=name');
    await userEvent.click(filters().getByRole('link', { name: 'Clear' }));
    expect(window.location.search).toBe('?query=dui&sortBy=name');
  });

  it('typed words take effect after a pause, once', async () => {
    const asked = services(found());
    open();
    await screen.findByText('Showing 1-1 of 1 result');
    await userEvent.type(screen.getByRole('searchbox'), 'dui');
    expect(window.location.search).toBe('');
    await waitFor(() => expect(window.location.search).toBe('?query=dui'));
    const typed = () => searches(asked).filter((search) => search?.startsWith('query='));
    await waitFor(() => expect(typed()).toEqual(['query=dui&page=1&limit=20']));
  });

  it('results stay on the screen while others load', async () => {
    let answer: (value: { body: unknown }) => void = () => {};
    services((request) =>
      request.url.includes('sortBy=name') ? new Promise((resolve) => (answer = resolve)) : found()(),
    );
    open();
    await screen.findByRole('heading', { name: 'Smith Law' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(screen.getByRole('heading', { name: 'Smith Law' })).toBeTruthy();
    answer({ body: aSearch({ businesses: [aFound({ name: 'Adams Law' })] }) });
    expect(await screen.findByRole('heading', { name: 'Adams Law' })).toBeTruthy();
  });
});

describe('addresses from elsewhere', () => {
  it('a category by slug or name becomes its id, without a new history entry', async () => {
    const asked = services(found());
    open('?category=Car%20Accidents&bogus=1');
    await waitFor(() => expect(window.location.search).toBe(`?categoryId=${CATEGORY_ID}`));
    expect(await screen.findByText('Car Accidents, 1 firm in all states')).toBeTruthy();
    await waitFor(() => expect(searches(asked)).toEqual([`categoryId=${CATEGORY_ID}&page=1&limit=20`]));
  });

  it('the server redirects a category to its id for good', async () => {
    services(found());
    const { redirect } = await serve('?category=car-accidents&rating=4');
    expect(redirect).toEqual({
      kind: 'redirect',
      status: 301,
      location: `/search?categoryId=${CATEGORY_ID}&rating=4`,
    });
  });

  it('an unknown category and malformed parameters are the same search without them', async () => {
    const asked = services(found());
    open('?category=plumbing&rating=9&query=dui');
    await screen.findByText('Showing 1-1 of 1 result');
    expect(searches(asked)).toEqual(['query=dui&page=1&limit=20']);
    expect(window.location.search).toBe('?query=dui');
  });
});

describe('distance', () => {
  it('without a place, choosing miles asks for the position and measures from it', async () => {
    const asked = services(found());
    geolocation();
    open();
    await screen.findByText('Showing 1-1 of 1 result');
    await userEvent.click(filters().getByRole('radio', { name: 'Within 10 miles' }));
    await waitFor(() => expect(window.location.search).toBe('?radius=10&near=30.27%2C-97.74'));
    await waitFor(() => expect(searches(asked).at(-1)).toBe('near=30.27%2C-97.74&radius=10&page=1&limit=20'));
    expect(filters().getByText('Measured from your location.')).toBeTruthy();
  });

  it('a place that the service cannot measure from is explained, and the rest of the search is shown', async () => {
    services((request) => (request.url.includes('radius') ? fails(400)() : found()()));
    open('?location=Springfield&radius=5');
    expect(await screen.findByText('Showing 1-1 of 1 result')).toBeTruthy();
    expect(screen.getByText(/Distances need one place to measure from/)).toBeTruthy();
  });
});

it('without JavaScript the server sends results, a form that holds the search, and links to the other pages', async () => {
  services(found(41));
  await showServed('?query=dui&rating=4&page=2');
  expect(screen.getByText('Showing 21-40 of 41 results')).toBeTruthy();
  const form = document.querySelector<HTMLFormElement>('form#search-form');
  expect(form?.getAttribute('method')).toBe('get');
  const sent = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  expect(sent).toEqual([
    ['query', 'dui'],
    ['rating', '4'],
    ['sortBy', 'relevance'],
  ]);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/search?query=dui&rating=4&page=3');
});
