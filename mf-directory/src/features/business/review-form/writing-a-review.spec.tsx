import { jest } from '@jest/globals';
import { aReview, BUSINESS_ID, fails, ok, openPage, servePage, type Answer } from '@lawdex/mf-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  at,
  commentBox,
  fillForm,
  form,
  module,
  nameBox,
  open,
  openForm,
  send,
  services,
  star,
  toggleForm,
} from '../testing/visit.ts';

it('the form opens and closes with its button, and takes the focus from Quick Actions', async () => {
  services();
  open();
  await screen.findByText('January 5, 2026');
  expect(form()).toBeNull();
  await openForm();
  await toggleForm();
  expect(form()).toBeNull();
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
  await userEvent.click(actions.getByRole('button', { name: 'Write a Review' }));
  await waitFor(() => expect(document.activeElement).toBe(nameBox()));
});

it('what is missing is said in words until it is corrected, and nothing is sent', async () => {
  const { calls } = services();
  open();
  await openForm();
  await send();
  expect(screen.getByText('Please select a rating')).toBeTruthy();
  expect(document.activeElement).toBe(nameBox());
  await userEvent.type(nameBox(), 'A');
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  await userEvent.type(nameBox(), 'nn');
  expect(screen.queryByText('Name must be at least 2 characters')).toBeNull();
  expect([document.activeElement, nameBox().value]).toEqual([nameBox(), 'Ann']);
  await userEvent.click(star('4 stars'));
  expect(screen.queryByText('Please select a rating')).toBeNull();
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
});

it('a draft is still there after the form was closed and after the page was loaded anew', async () => {
  services();
  open();
  await fillForm('Late');
  await toggleForm();
  await openForm();
  expect(nameBox().value).toBe('Bob');
  cleanup();
  open();
  await openForm();
  expect([nameBox().value, commentBox().value, star('4 stars').checked]).toEqual(['Bob', 'Late', true]);
});

it('a review can be sent by a browser that stores nothing', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  services();
  open();
  await fillForm();
  await send();
  await waitFor(() => expect(form()).toBeNull());
});

it('what the matter was and who writes are asked for, and sent; practice areas of the firm come first', async () => {
  const { requests } = services({ additionalPracticeAreas: [{ name: 'Tax Law', slug: 'tax-law' }] });
  open('/reviews/rules');
  await fillForm();
  expect(screen.getByText(/^Write about your own experience as a client/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How reviews are checked' }).getAttribute('href')).toBe('/reviews/rules');
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of matter (optional)' });
  await within(kind).findByRole('option', { name: 'Immigration' });
  expect([...kind.options].map(({ text }) => text)).toEqual(['Not said', 'Car Accidents', 'Tax Law', 'Immigration']);
  await userEvent.selectOptions(kind, 'Immigration');
  await userEvent.type(screen.getByLabelText('Month of the matter (optional)'), '2025-03');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I work for or am related to this firm/ }));
  await send();
  await waitFor(() => expect(requests.at(-1)?.method === 'POST' || form() === null).toBe(true));
  expect(await requests.find(({ method }) => method === 'POST')?.json()).toEqual({
    userName: 'Bob',
    rating: 4,
    comment: 'Good.',
    matterMonth: '2025-03',
    matterKind: 'immigration',
    isRelated: true,
  });
});

it('a failure keeps what was typed, and the same review is sent with the same key', async () => {
  const { requests } = services({}, { post: fails() });
  const page = open();
  await fillForm();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to submit review. Please try again.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(page.toasts.at(-1)).toEqual({
    title: 'Error',
    description: 'Failed to submit review. Please try again.',
    variant: 'destructive',
  });
  expect(commentBox().value).toBe('Good.');
  await send();
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const posts = requests.filter(({ method }) => method === 'POST');
  const keys = posts.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await posts[0]?.json()).toEqual({ userName: 'Bob', rating: 4, comment: 'Good.' });
});

it('who leaves while a review is sent is told of it, is not led back, and finds no draft', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  services({}, { post: () => new Promise<Answer>((resolve) => void (answer = resolve)) });
  const page = open('/elsewhere');
  await fillForm();
  await send();
  page.visit('/elsewhere');
  answer(ok(aReview())());
  await waitFor(() => expect(page.toasts.at(-1)).toMatchObject({ title: 'Review submitted!' }));
  expect(window.location.pathname).toBe('/elsewhere');
  expect(window.sessionStorage.getItem(`review-draft:${BUSINESS_ID}`)).toBeNull();
});

it('what was refused without JavaScript is sent by JavaScript with the same key', async () => {
  const { requests } = services({}, { post: ok(aReview()) });
  const values = { userName: 'Bob', rating: '4', comment: 'Good.', formKey: 'sent-key-1' };
  const errors = { form: 'Please send it again as it is.' };
  openPage(module, { ...at(), submission: { kind: 'invalid', values, errors } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please send it again as it is.');
  await send();
  await waitFor(() => expect(requests.find(({ method }) => method === 'POST')).toBeTruthy());
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('idempotency-key')).toBe('sent-key-1');
});

it('while it is sent the button says so; then the form closes and the page has the new review', async () => {
  let finish: (answer: Answer) => void = () => {};
  const { calls } = services({}, { post: () => new Promise((resolve) => (finish = resolve)) });
  const page = open();
  await fillForm();
  await send();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })).disabled).toBe(true);
  services({ rating: '4.7', reviewCount: 3 }, { reviews: [aReview({ id: 'new', userName: 'Bob' }), aReview()] });
  finish({ status: 201, body: aReview({ id: 'new' }) });
  expect(await screen.findByRole('heading', { name: 'Bob' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Review by Bob' })));
  expect(form()).toBeNull();
  expect(await screen.findAllByText('4.7')).not.toEqual([]);
  expect(page.toasts.at(-1)).toEqual({ title: 'Review submitted!', description: 'Thank you for your feedback.' });
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(window.sessionStorage.length).toBe(0);
  await openForm();
  expect(nameBox().value).toBe('');
});

it('without JavaScript a link leads to a form that posts to the page itself', async () => {
  services();
  const plain = await servePage(module, at());
  expect(plain.html).toContain('href="/business/smith-law?write=true#write-review"');
  expect(plain.html).not.toContain('<form');
  const { html } = await servePage(module, at('?write=true'));
  document.body.innerHTML = html;
  expect(form()?.getAttribute('action')).toBe('/business/smith-law#refused');
  expect(form()?.getAttribute('method')).toBe('post');
  expect(new FormData(form() as HTMLFormElement).get('formKey')).toBe('form-key-1');
  expect(screen.getByText('January 5, 2026')).toBeTruthy();
});

it('a form that was refused comes back with what was typed and why', async () => {
  services();
  const submission = {
    kind: 'invalid' as const,
    values: { userName: 'B', rating: '3', comment: 'Kept.' },
    errors: { userName: 'Name must be at least 2 characters' },
  };
  const { html } = await servePage(module, { ...at(), submission });
  document.body.innerHTML = html;
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  // Where its address, which ends in #refused, has the browser begin.
  expect(document.getElementById('refused')).toBe(nameBox());
  expect(commentBox().value).toBe('Kept.');
  // Without a key of its own it has that of the page, which no review has.
  expect(new FormData(form() as HTMLFormElement).get('formKey')).toBe('form-key-1');
  expect(star('3 stars').checked).toBe(true);
});
