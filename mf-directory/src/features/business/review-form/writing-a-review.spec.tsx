import type { Review } from '@lawdex/contracts';
import {
  aBusiness,
  aCategory,
  answerWith,
  aReview,
  BUSINESS_ID,
  businessAnswers,
  fails,
  ok,
  openPage,
  servePage,
} from '@lawdex/mf-kit/testing';
import type { Answer } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BusinessPage } from '../BusinessPage.tsx';
import { prefetchBusiness } from '../prefetch-business.ts';

const module = { Page: BusinessPage, prefetch: prefetchBusiness };
const at = { route: '/business/:slug', url: '/business/smith-law' };
const open = (...routes: string[]) => openPage(module, { ...at, routes });
const REVIEWS = `/api/businesses/${BUSINESS_ID}/reviews`;

function services(
  changes = {},
  { reviews = [aReview()], post = ok(aReview()) }: { reviews?: Review[]; post?: () => Answer | Promise<Answer> } = {},
) {
  return answerWith({
    ...businessAnswers(aBusiness(changes), { reviews: ok(reviews) }),
    [`POST ${REVIEWS}`]: post,
    'GET /api/categories': ok([aCategory(), aCategory({ name: 'Immigration', slug: 'immigration' })]),
  });
}

const writeButton = () =>
  within(screen.getByRole('region', { name: 'Reviews' })).getByRole('button', { name: 'Write a Review' });
const form = () => screen.queryByRole('form', { name: 'Write a Review' });
const openForm = async () => {
  await userEvent.click(writeButton());
  await screen.findByRole('form', { name: 'Write a Review' });
};

describe('writing a review', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await openForm();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Bob');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Good.');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

  it('the form opens and closes with its button, and takes the focus from Quick Actions', async () => {
    services();
    open();
    await screen.findByText('January 5, 2026');
    expect(form()).toBeNull();
    await openForm();
    await userEvent.click(writeButton());
    expect(form()).toBeNull();
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    await userEvent.click(actions.getByRole('button', { name: 'Write a Review' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' })));
  });

  it('what is missing is said in words, and nothing is sent', async () => {
    const { calls } = services();
    open();
    await screen.findByText('January 5, 2026');
    await openForm();
    await send();
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
    expect(screen.getByText('Please select a rating')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Your name/ }));
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('what the matter was and who writes are asked for, and sent; practice areas of the firm come first', async () => {
    const { requests } = services({ additionalPracticeAreas: [{ name: 'Tax Law', slug: 'tax-law' }] });
    open('/reviews/rules');
    await fill();
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
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit review. Please try again.');
    expect(page.toasts.at(-1)).toEqual({
      title: 'Error',
      description: 'Failed to submit review. Please try again.',
      variant: 'destructive',
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Good.');
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
    await fill();
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
    openPage(module, { ...at, submission: { kind: 'invalid', values, errors } });
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
    await fill();
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
  });

  it('without JavaScript a link leads to a form that posts to the page itself', async () => {
    services();
    const plain = await servePage(module, at);
    expect(plain.html).toContain('href="/business/smith-law?write=true#write-review"');
    expect(plain.html).not.toContain('<form');
    const { html } = await servePage(module, { ...at, url: '/business/smith-law?write=true' });
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
    const { html } = await servePage(module, { ...at, submission });
    document.body.innerHTML = html;
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
    // Where its address, which ends in #refused, has the browser begin.
    expect(document.getElementById('refused')).toBe(screen.getByRole('textbox', { name: 'Your name' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('Kept.');
    // Without a key of its own it has that of the page, which no review has.
    expect(new FormData(form() as HTMLFormElement).get('formKey')).toBe('form-key-1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
  });
});
