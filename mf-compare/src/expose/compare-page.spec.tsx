import { jest } from '@jest/globals';
import type { BusinessDetail, Comparison } from '@lawdex/contracts';
import { aBusiness, aComparison, answerWith, aSummary, fails, hydratePage, openPage } from '@lawdex/mf-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import page from './compare.ts';
import { addToList } from '../lib/compare-actions.ts';
import { compareList } from '../lib/compare-store.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const smith = aBusiness({ id: id(1), slug: 'smith-law', name: 'Smith Law', rating: '4.8', reviewCount: 3 });
const jones = aBusiness({
  id: id(2),
  slug: 'jones-law',
  name: 'Jones Law',
  rating: '3.9',
  reviewCount: 90,
  isOpen: false,
  phone: '(512) 555-0199',
});
const lee = aBusiness({ id: id(3), slug: 'lee-law', name: 'Lee Law', rating: '4.0', reviewCount: 5, phone: null });
const PATH = 'GET /api/businesses/compare';

/** The service, which has these businesses. */
const serve = (businesses: BusinessDetail[], changes: Partial<Comparison> = {}) =>
  answerWith({
    [PATH]: (request) => {
      const asked = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      const found = asked.flatMap((wanted) => businesses.find((business) => business.id === wanted) ?? []);
      const missingIds = asked.filter((wanted) => !found.some((business) => business.id === wanted));
      return { body: aComparison(found, { missingIds, ...changes }) };
    },
  });
const at = (query: string) => ({ route: '/compare', url: `/compare${query}` });
const open = (query = `?ids=${id(1)},${id(2)}`) => openPage(page, at(query));

const columns = () =>
  screen.getAllByRole('columnheader').map((header) => within(header).getAllByRole('link')[0]?.textContent);
const cellsOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the comparison page', () => {
  it('comes to life as the server wrote it, without asking for anything again', async () => {
    const { calls } = serve([smith, jones]);
    const { differences, head } = await hydratePage(page, at(`?ids=${id(2)},${id(1)}`));
    expect(columns()).toEqual(['Jones Law', 'Smith Law']);
    expect(differences).toEqual([]);
    expect(calls).toEqual([`GET /api/businesses/compare?ids=${id(2)}%2C${id(1)}&missing=skip`]);
    expect(head()).toMatchObject({
      title: 'Compare Jones Law and Smith Law',
      canonicalPath: '/compare',
      robots: { index: false, follow: true },
    });
  });

  it('shows who is rated highest and reviewed most, and leads to a search for the first practice area', async () => {
    serve([smith, jones]);
    open();
    const highest = (await screen.findByRole('heading', { name: 'Highest Rated' })).parentElement as HTMLElement;
    expect(within(highest).getByRole('link').textContent).toBe('Smith Law');
    const most = screen.getByRole('heading', { name: 'Most Reviewed' }).parentElement as HTMLElement;
    expect(within(most).getByRole('link').textContent).toBe('Jones Law');
    expect(within(most).getByText('90 reviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find Similar Businesses' }).getAttribute('href')).toBe(
      '/search?category=car-accidents',
    );
  });

  it('names who is equal to the highest rated', async () => {
    serve([smith, { ...jones, rating: '4.8' }, lee]);
    open(`?ids=${id(1)},${id(2)},${id(3)}`);
    expect(await screen.findByText('The same rating: Jones Law')).toBeTruthy();
    expect(screen.queryByText(/^As many reviews/)).toBeNull();
  });

  it('is a table with a name, a header for each firm, and one for each row and group of rows', async () => {
    serve([smith, jones]);
    open();
    const table = await screen.findByRole('table', { name: /^Smith Law and Jones Law side by side/ });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(table.querySelectorAll('th[scope="rowgroup"]')).toHaveLength(4);
    expect(cellsOf('Open Now').map((text) => text?.split(' ')[0])).toEqual(['Open', 'Closed']);
    expect(cellsOf('Delivery')).toEqual(['No', 'No']);
    expect(cellsOf('Price Range')).toEqual(['$$ moderately priced', '$$ moderately priced']);
    expect(cellsOf('Languages')).toEqual(['English, Spanish', 'English, Spanish']);
    expect(cellsOf('Monday')).toEqual(['9 AM – 5 PM', '9 AM – 5 PM']);
    expect(screen.getByRole('link', { name: '(512) 555-0100' }).getAttribute('href')).toBe('tel:5125550100');
  });

  it('shows only differences at an address of its own', async () => {
    const { calls } = serve([smith, jones]);
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Only differences' }));
    expect(screen.getByText('3 of 21 rows differ')).toBeTruthy();
    expect(window.location.search).toBe(`?ids=${id(1)},${id(2)}&show=differences`);
    expect(screen.queryByRole('row', { name: /^Category/ })).toBeNull();
    expect(cellsOf('Open Now').map((text) => text?.split(' ')[0])).toEqual(['Open', 'Closed']);
    await userEvent.click(screen.getByRole('link', { name: 'Show all rows' }));
    expect(screen.getByRole('row', { name: /^Category/ })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('removes a firm in place, and from the list', async () => {
    serve([smith, jones, lee]);
    addToList(aSummary({ id: id(2), name: 'Jones Law' }));
    addToList(aSummary({ id: id(3), name: 'Lee Law' }));
    const { toasts } = open(`?ids=${id(1)},${id(2)},${id(3)}&show=differences`);
    await userEvent.click(await screen.findByRole('link', { name: 'Remove Jones Law from the comparison' }));
    await waitFor(() => expect(columns()).toEqual(['Smith Law', 'Lee Law']));
    expect(window.location.search).toBe(`?ids=${id(1)},${id(3)}&show=differences`);
    expect(compareList().ids).toEqual([id(3)]);
    expect(toasts.at(-1)).toEqual({ title: 'Removed from comparison' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('measures distances once it is told where from, and shares the link without the place', async () => {
    serve([smith, jones]);
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const getCurrentPosition = (told: (position: object) => void) =>
      told({ coords: { latitude: 30.2711, longitude: -97.6412 } });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { toasts } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(cellsOf('Distance')).toEqual(['6.0 miles', '6.0 miles']);
    expect(window.location.search).toContain('near=30.27,-97.64');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toEqual({
        title: 'Link Copied!',
        description: 'Comparison link has been copied to your clipboard.',
      }),
    );
    expect(writeText).toHaveBeenCalledWith(`https://lawdex.example/compare?ids=${id(1)},${id(2)}`);
  });
});

describe('the preference vote', () => {
  const vote = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

  it('is recorded for this set of firms, whatever their order, and restored', async () => {
    serve([smith, jones, lee]);
    const first = open();
    await vote('Jones Law');
    expect(first.toasts).toEqual([{ title: 'Vote recorded!', description: 'Thank you for your feedback.' }]);
    expect(screen.getByText('You prefer Jones Law.')).toBeTruthy();
    cleanup();

    open(`?ids=${id(2)},${id(1)}`);
    await screen.findByRole('table');
    expect([isChosen('Jones Law'), isChosen('Smith Law')]).toEqual(['true', 'false']);
    cleanup();

    open(`?ids=${id(2)},${id(1)},${id(3)}`);
    await screen.findByRole('table');
    expect(isChosen('Jones Law')).toBe('false');
  });

  it('can be changed, and is one at a time', async () => {
    serve([smith, jones]);
    open();
    await vote('Jones Law');
    await vote('Smith Law');
    expect([isChosen('Smith Law'), isChosen('Jones Law')]).toEqual(['true', 'false']);
    expect(localStorage.getItem(`compareVote:${id(1)},${id(2)}`)).toBe(id(1));
  });

  it('that is stored for somebody else is none', async () => {
    serve([smith, jones]);
    localStorage.setItem(`compareVote:${id(1)},${id(2)}`, '{"__proto__":{}}');
    open();
    await screen.findByRole('table');
    expect(screen.queryByText(/^You prefer/)).toBeNull();
  });

  it('says so when the browser stores nothing', async () => {
    serve([smith, jones]);
    const { toasts } = open();
    await screen.findByRole('table');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await vote('Jones Law');
    expect(toasts.at(-1)).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(isChosen('Jones Law')).toBe('false');
  });
});

describe('a comparison of too few', () => {
  it.each(['', '?ids=', `?ids=${id(1)}`, `?ids=${id(1)},${id(1)}`, '?ids=abc,def'])(
    'at /compare%s says so without asking the service',
    async (query) => {
      const { calls } = serve([smith]);
      const { head } = open(query);
      expect(await screen.findByRole('heading', { level: 1, name: 'Not enough businesses to compare' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Browse Businesses' }).getAttribute('href')).toBe('/');
      expect(head()).toMatchObject({ robots: { index: false } });
      expect(head()?.status).toBeUndefined();
      expect(calls).toEqual([]);
    },
  );

  it('offers those of the list', async () => {
    serve([]);
    addToList(aSummary({ id: id(1) }));
    addToList(aSummary({ id: id(2) }));
    open('');
    const link = await screen.findByRole('link', { name: 'Compare 2 Businesses' });
    expect(link.getAttribute('href')).toBe(`/compare?ids=${id(1)},${id(2)}`);
  });
});

describe('a link that names more than can be compared', () => {
  it('compares what is left of it, and names what has gone', async () => {
    serve([smith, jones]);
    addToList(aSummary({ id: id(3), name: 'Lee Law' }));
    open(`?ids=${id(1)},${id(3)},${id(2)},${id(1)}`);
    expect(await screen.findByText('1 of 3 firms is no longer listed: Lee Law.')).toBeTruthy();
    expect(screen.getByText('A firm that the link names twice is compared once.')).toBeTruthy();
    expect(columns()).toEqual(['Smith Law', 'Jones Law']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from my comparison list' }));
    expect(compareList().ids).toEqual([]);
    expect(screen.getByText('1 of 3 firms is no longer listed.')).toBeTruthy();
  });

  it('says who is left when it is one', async () => {
    serve([smith]);
    open();
    expect(await screen.findByRole('heading', { name: 'Not enough businesses to compare' })).toBeTruthy();
    expect(screen.getByText(/^Smith Law is the only one left\./)).toBeTruthy();
    expect(screen.getByText('1 of 2 firms is no longer listed.')).toBeTruthy();
  });

  it('is not found when none is left', async () => {
    serve([]);
    const { head } = open();
    expect(await screen.findByRole('heading', { name: 'Error loading comparison' })).toBeTruthy();
    expect(screen.getByText('None of these firms is listed any more.')).toBeTruthy();
    expect(head()?.status).toBe(404);
  });
});

describe('a comparison that cannot be loaded', () => {
  it("says so in the service's words, and can be asked for again", async () => {
    answerWith({ [PATH]: fails(500, 'Down for a moment.') });
    const { head } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Error loading comparison' })).toBeTruthy();
    expect(screen.getByText('Down for a moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Businesses' }).getAttribute('href')).toBe('/');
    expect(head()?.status).toBe(503);
    serve([smith, jones]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(columns()).toEqual(['Smith Law', 'Jones Law']));
  });

  it('without words of the service says what has failed', async () => {
    answerWith({ [PATH]: fails(500, '') });
    open();
    expect(await screen.findByText('Failed to fetch comparison')).toBeTruthy();
  });

  it('comes to life in the failure that the server met', async () => {
    answerWith({ [PATH]: fails(503) });
    const { differences } = await hydratePage(page, at(`?ids=${id(1)},${id(2)}`));
    expect(screen.getByRole('heading', { name: 'Error loading comparison' })).toBeTruthy();
    expect(differences).toEqual([]);
  });
});
