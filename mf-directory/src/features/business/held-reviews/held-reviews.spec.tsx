import { jest } from '@jest/globals';
import { aBusiness, answerWith, aReview, businessAnswers, hydratePage, ok, openPage } from '@lawdex/mf-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { at, fillForm, module, REVIEWS, send, services as answer } from '../testing/visit.ts';
import { receivedReview } from './received.ts';

const ID = '00000000-0000-4000-8000-0000000000bb';
const MINE = aReview({ id: ID, userName: 'Bob', comment: 'The same words.' });
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

const services = () => answer({}, { post: ok({ ...MINE, held: { reasons: ['rate'], until: inThreeDays() } }) });
const mine = () => screen.findByRole('listitem', { name: 'Your review, shown later' });

async function writeOne() {
  await fillForm('');
  await send();
}

it('a review that is held is shown to its writer with why and from when on, and nothing about it is asked for', async () => {
  const { calls } = services();
  const page = openPage(module, { ...at(), routes: ['/reviews/rules'] });
  await writeOne();
  const shown = await mine();
  expect(document.activeElement).toBe(shown);
  const item = within(shown);
  expect(item.getByText('The same words.')).toBeTruthy();
  expect(item.getByText(/^Many reviews came today. Nobody else sees yours yet/)).toBeTruthy();
  expect(item.getByRole('link', { name: 'How reviews are checked' }).getAttribute('href')).toBe('/reviews/rules');
  expect(page.toasts.at(-1)).toEqual({
    title: 'Review received',
    description: 'Many reviews came today. Others see it later.',
  });
  expect(screen.queryByRole('form', { name: 'Write a Review' })).toBeNull();
  expect(calls.some((call) => call.includes(ID))).toBe(false);
});

it('a review that is held is there when its writer comes back, until it is public', async () => {
  services();
  openPage(module, at());
  await writeOne();
  await mine();
  cleanup();
  const { differences, unmount } = await hydratePage(module, at());
  expect(differences).toEqual([]);
  expect(await mine()).toBeTruthy();
  unmount();
  answerWith({ ...businessAnswers(aBusiness()), [`GET ${REVIEWS}/${ID}`]: ok({ ...MINE, place: 1 }) });
  openPage(module, at());
  await waitFor(() => expect(window.localStorage.getItem('heldReviews')).toBeNull());
  expect(screen.queryByText('Shown later')).toBeNull();
});

it('a review that is held is told to a browser that stores nothing', async () => {
  services();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage(module, at());
  await writeOne();
  expect((await mine()).textContent).toContain('Many reviews came today.');
});

it('a review that is held is told without JavaScript by the page that answers its form, and by no address to others', async () => {
  services();
  const { differences } = await hydratePage(module, { ...at(), submission: receivedReview(inThreeDays()) });
  expect(differences).toEqual([]);
  expect(screen.getByText('Review received').parentElement?.textContent).toContain('Many reviews came today.');
  expect(screen.queryByRole('form', { name: 'Write a Review' })).toBeNull();
  cleanup();
  openPage(module, at(`?held=rate&until=${inThreeDays()}&shownFrom=${inThreeDays()}`));
  await screen.findByText('January 5, 2026');
  expect(screen.queryByText('Shown later')).toBeNull();
});
