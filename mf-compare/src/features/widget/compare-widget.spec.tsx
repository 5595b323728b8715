import { emit, on } from '@lawdex/mf-kit/runtime';
import { answerWith, aSummary, fails, ok, openPage } from '@lawdex/mf-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CompareWidget } from './CompareWidget.tsx';

const firm = (digit: number) =>
  aSummary({ id: `00000000-0000-4000-8000-00000000000${digit}`, slug: `firm-${digit}`, name: `Firm ${digit}` });
const store = (...digits: number[]) => {
  const firms = digits.map(firm);
  localStorage.setItem('compareList', JSON.stringify(firms.map(({ id }) => id)));
  localStorage.setItem('compareListDetails', JSON.stringify(Object.fromEntries(firms.map((one) => [one.id, one]))));
};

function Page() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Link to="/?page=2">Page 2</Link>
        <Link to="/?sortBy=name" replace>
          By name
        </Link>
      </main>
      <CompareWidget />
    </>
  );
}
const show = (url = '/') => openPage({ Page }, { route: url, url });
const add = (digit: number) => act(() => emit('add-to-compare', firm(digit)));

const box = () => screen.queryByRole('region', { name: 'Comparison list' });
const inBox = () => within(screen.getByRole('region', { name: 'Comparison list' }));
const toggle = () => inBox().getByRole('button', { expanded: undefined, name: /^Compare \d/ });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const names = () =>
  inBox()
    .queryAllByRole('listitem', { hidden: true })
    .map((item) => within(item).queryByRole('link', { hidden: true })?.textContent ?? item.textContent);

let announced: string[][] = [];
let stop = () => undefined as void;
beforeEach(() => {
  announced = [];
  stop = on('compare:changed', ({ ids }) => announced.push(ids));
});
afterEach(() => {
  stop();
});

describe('the widget', () => {
  it('is not there while nothing is compared', () => {
    show();
    expect(box()).toBeNull();
  });

  it('opens with the first business: name, category, rating, what is missing, a way out', () => {
    const { toasts } = show();
    add(1);
    expect(isOpen()).toBe(true);
    expect(toggle().textContent).toBe('Compare1 firm');
    const entry = within(inBox().getByRole('listitem'));
    expect(entry.getByRole('link', { name: 'Firm 1' }).getAttribute('href')).toBe('/business/firm-1');
    expect(entry.getByText('Car Accidents')).toBeTruthy();
    expect(entry.getByText('Rated 4.5 out of 5, 2 reviews')).toBeTruthy();
    expect(entry.getByRole('button', { name: 'Remove Firm 1 from comparison' })).toBeTruthy();
    expect(inBox().getByRole('button', { name: 'Add 1 more to compare' })).toBeTruthy();
    expect(toasts.map(({ title }) => title)).toEqual(['Added to comparison']);
  });

  it('opens when it is handed several at once, as after a slow start', () => {
    show();
    act(() => {
      emit('add-to-compare', firm(1));
      emit('add-to-compare', firm(2));
    });
    expect(isOpen()).toBe(true);
    expect(names()).toEqual(['Firm 1', 'Firm 2']);
  });

  it('leads to the comparison from two on, in the order in which they were added', () => {
    show();
    for (const digit of [2, 1, 3]) add(digit);
    const link = inBox().getByRole('link', { name: 'Compare 3 Businesses' });
    expect(link.getAttribute('href')).toBe(`/compare?ids=${[2, 1, 3].map((digit) => firm(digit).id).join(',')}`);
  });

  it('opens and closes by its header, and closes on Escape', async () => {
    show();
    add(1);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('closes on navigation, and not when the address only follows what is chosen on the page', async () => {
    show();
    add(1);
    await userEvent.click(screen.getByRole('link', { name: 'By name' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(isOpen()).toBe(false);
    add(2);
    expect(isOpen()).toBe(false);
  });

  it('covers nothing of the comparison: there it begins closed', () => {
    show('/compare');
    add(1);
    expect(isOpen()).toBe(false);
  });

  it('goes with the last business, and gives its focus to the content', async () => {
    const { toasts } = show();
    add(1);
    add(2);
    await userEvent.click(inBox().getByRole('button', { name: 'Remove Firm 1 from comparison' }));
    expect(names()).toEqual(['Firm 2']);
    expect(document.activeElement).toBe(toggle());
    await userEvent.click(inBox().getByRole('button', { name: 'Remove Firm 2 from comparison' }));
    expect(box()).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(toasts.at(-1)?.title).toBe('Removed from comparison');
  });

  it('clears all at once', async () => {
    const { toasts } = show();
    add(1);
    add(2);
    await userEvent.click(inBox().getByRole('button', { name: 'Clear All' }));
    expect(box()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(toasts.at(-1)).toMatchObject({
      title: 'Comparison cleared',
      description: 'All businesses have been removed from comparison.',
    });
  });

  it('stands closed with what was stored, and tells the cards of it', () => {
    store(1, 2);
    show();
    expect(isOpen()).toBe(false);
    expect(names()).toEqual(['Firm 1', 'Firm 2']);
    expect(announced).toEqual([[firm(1).id, firm(2).id]]);
  });

  it('does not open for what another tab has begun', () => {
    show();
    act(() => {
      store(1);
      fireEvent(window, new StorageEvent('storage', { key: 'compareList' }));
    });
    expect(isOpen()).toBe(false);
  });
});

describe('details that are missing', () => {
  const storeIdsOf = (...digits: number[]) =>
    localStorage.setItem('compareList', JSON.stringify(digits.map((digit) => firm(digit).id)));

  it('are fetched by id, and stored', async () => {
    const services = answerWith({ 'GET /api/businesses/by-ids': ok([firm(1), firm(2)]) });
    storeIdsOf(1, 2);
    show();
    await waitFor(() => expect(names()).toEqual(['Firm 1', 'Firm 2']));
    expect(services.calls).toHaveLength(1);
    expect(localStorage.getItem('compareListDetails')).toContain('Firm 2');
  });

  it('of a business that is gone take it out of the list', async () => {
    answerWith({ 'GET /api/businesses/by-ids': ok([firm(2)]) });
    storeIdsOf(1, 2);
    show();
    await waitFor(() => expect(names()).toEqual(['Firm 2']));
    expect(announced.at(-1)).toEqual([firm(2).id]);
  });

  it('that cannot be fetched leave an entry that can be removed', async () => {
    answerWith({ 'GET /api/businesses/by-ids': fails() });
    storeIdsOf(1);
    show();
    await waitFor(() => expect(names()).toEqual(['Its details could not be loaded.']));
    await userEvent.click(toggle());
    await userEvent.click(inBox().getByRole('button', { name: 'Remove this business from comparison' }));
    expect(box()).toBeNull();
  });
});
