import { jest } from '@jest/globals';
import {
  aBusiness,
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
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { prefetchReport, ReportPage } from './ReportPage.tsx';
import { submitReport } from './submit-report.ts';

const module = { Page: ReportPage, prefetch: prefetchReport, submit: submitReport };
const { id: ID } = aReview();
const REVIEW = `/api/businesses/${BUSINESS_ID}/reviews/${ID}`;
const PATH = `/business/smith-law/reviews/${ID}/report`;
const at = { route: '/business/:slug/reviews/:review/report', url: PATH };
const TAKEN = { id: ID, reviewId: ID, reason: 'abusive', createdAt: '2026-01-06T00:00:00Z' };

const services = (post: () => Answer | Promise<Answer> = ok(TAKEN)) =>
  answerWith({
    ...businessAnswers(aBusiness()),
    [`GET ${REVIEW}`]: ok({ ...aReview(), place: 3 }),
    [`POST ${REVIEW}/reports`]: post,
  });
const submit = (form: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = {
    url: new URL(`https://lawdex.example${PATH}`),
    params: { slug: 'smith-law', review: ID },
    queryClient,
    formKey: 'fresh-key-1',
  };
  return module.submit(context, new URLSearchParams(form)).finally(() => queryClient.clear());
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
const keysOf = (requests: Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

describe('reporting a review', () => {
  it('shows the review, asks for a reason, and thanks', async () => {
    const { requests } = services();
    const page = openPage(module, at);
    expect(await screen.findByText('They called back the same day.')).toBeTruthy();
    expect(page.head()).toMatchObject({ robots: { index: false }, canonicalPath: PATH });
    await send();
    expect(screen.getByText('Please select a reason')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^It is hateful/ }));
    expect(screen.queryByText('Please select a reason')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /What should we know/ }), 'Names me.');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Thank You for Your Report' });
    expect(document.activeElement).toBe(thanks);
    expect(await requests.at(-1)?.json()).toEqual({ reason: 'abusive', comment: 'Names me.' });
    expect(screen.getByRole('link', { name: 'Back to the reviews' }).getAttribute('href')).toBe(
      '/business/smith-law#reviews',
    );
  });

  it('a browser reports a review with one key, however often, and another with another', async () => {
    const { requests } = services(fails(503));
    openPage(module, at);
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to send your report/);
    await send();
    await waitFor(() => expect(keysOf(requests)).toHaveLength(2));
    const [first, second] = keysOf(requests);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).toBe(first);
    expect(JSON.parse(window.localStorage.getItem('reviewReports') ?? '')).toEqual([[ID, first]]);
  });

  it.each(['{"__proto__":[]}', 'x', '[["a"],7]'])('works over storage that holds %s, or refuses', async (held) => {
    window.localStorage.setItem('reviewReports', held);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    services();
    openPage(module, at);
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await send();
    expect(await screen.findByRole('heading', { name: 'Thank You for Your Report' })).toBeTruthy();
  });
});

describe('without JavaScript', () => {
  it('the form posts to the page itself, and comes back with what was chosen and why', async () => {
    services();
    const submission = {
      kind: 'invalid' as const,
      values: { reason: 'other', comment: 'Kept.' },
      errors: { form: 'Wait.' },
    };
    const { html } = await servePage(module, { ...at, submission });
    document.body.innerHTML = html;
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Report a Review' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', `${PATH}#refused`]);
    expect([...new FormData(form)]).toEqual([
      ['formKey', 'form-key-1'],
      ['reason', 'other'],
      ['comment', 'Kept.'],
    ]);
    expect(document.getElementById('refused')).toBe(screen.getByText('Wait.'));
  });

  it('a report is stored with the key of its form, and leads to the thanks', async () => {
    const { requests } = services();
    expect(await submit('reason=abusive&formKey=page-key-1')).toEqual({
      kind: 'redirect',
      status: 303,
      location: `${PATH}?sent=true`,
    });
    expect(requests.at(-1)?.headers.get('idempotency-key')).toBe('page-key-1');
    const { html } = await servePage(module, { ...at, url: `${PATH}?sent=true` });
    expect(html).toContain('Thank You for Your Report');
  });

  it.each([429, 503])('what is answered with %i keeps what was typed, its key and the status', async (status) => {
    services(() => ({ status, body: { code: 'x', message: 'Wait.', requestId: 'r' } }));
    expect(await submit('reason=other&comment=Hm&formKey=page-key-1')).toMatchObject({
      kind: 'invalid',
      status,
      values: { reason: 'other', comment: 'Hm', formKey: 'page-key-1' },
    });
  });

  it('a report without a reason is not sent', async () => {
    const { calls } = services();
    expect(await submit('comment=Hm')).toMatchObject({ errors: { reason: 'Please select a reason' } });
    expect(calls).toEqual([]);
  });
});
