import { aBusiness, answerWith, aReview, BUSINESS_ID, businessAnswers, fails, ok } from '@lawdex/mf-kit/testing';
import type { Answer } from '@lawdex/mf-kit/testing';
import { createQueryClient } from '@lawdex/mf-kit/query-client';
import { prefetchBusiness } from '../BusinessPage.tsx';
import { submitReview } from './submit-review.ts';

const BUSINESS = businessAnswers(aBusiness(), { reviews: ok([aReview()]) });
const POST = `POST /api/businesses/${BUSINESS_ID}/reviews`;
const answers = (post: () => Answer) => answerWith({ ...BUSINESS, [POST]: post });

const visit = () => ({
  url: new URL('https://lawdex.example/business/smith-law'),
  params: { slug: 'smith-law' },
  queryClient: createQueryClient(),
  formKey: 'fresh-key-1',
});

function submit(form: string) {
  const context = visit();
  return submitReview(context, new URLSearchParams(form)).finally(() => context.queryClient.clear());
}

it('a valid form is stored with its own key, and leads to the new review', async () => {
  const { requests } = answers(ok(aReview()));
  expect(await submit('userName=Bob&rating=4&comment=&formKey=page-key-1')).toEqual({
    kind: 'redirect',
    status: 303,
    location: `/business/smith-law?review=${aReview().id}#review-${aReview().id}`,
  });
  expect(requests.at(-1)?.headers.get('idempotency-key')).toBe('page-key-1');
  expect(await requests.at(-1)?.json()).toEqual({ userName: 'Bob', rating: 4 });
});

it('a review that is held is answered by a page of its writer, and by no address that tells others of it', async () => {
  const until = '2026-11-29T12:00:00.000Z';
  answers(ok({ ...aReview(), held: { reasons: ['rate'], until } }));
  expect(await submit('userName=Bob&rating=4&comment=')).toEqual({
    kind: 'invalid',
    status: 200,
    values: { shownFrom: until },
    errors: {},
  });
});

it('an invalid form comes back with its values, and only the practice areas that it offers are asked for', async () => {
  const { calls } = answers(ok(aReview()));
  expect(await submit('userName=B&rating=&comment=Hi&matterMonth=x&matterKind=tax-law&isRelated=true')).toEqual({
    kind: 'invalid',
    values: {
      userName: 'B',
      rating: '',
      comment: 'Hi',
      matterMonth: 'x',
      matterKind: 'tax-law',
      isRelated: 'true',
    },
    errors: {
      userName: 'Name must be at least 2 characters',
      rating: 'Please select a rating',
      matterMonth: 'Month must be like 2026-03, from 1950 to this month',
    },
  });
  expect(calls).toEqual(['GET /api/categories']);
});

it.each([
  [503, 'overloaded'],
  [504, 'outcome_unknown'],
  [429, 'too_many_requests'],
])(
  'a review that was answered with %i is answered so too, and sent again with the key that it was sent with',
  async (status, code) => {
    const { requests } = answers(() => ({ status, body: { code, message: 'Wait.', requestId: 'r' } }));
    const refused = await submit('userName=Bob&rating=4&formKey=page-key-1');
    expect(refused).toMatchObject({ status, values: { userName: 'Bob', rating: '4', formKey: 'page-key-1' } });
    expect(await submit('userName=Bob&rating=4')).toMatchObject({ values: { formKey: 'fresh-key-1' } });
    const last = requests.filter(({ method }) => method === 'POST').at(-1);
    expect(last?.headers.get('idempotency-key')).toBe('fresh-key-1');
  },
);

it('a key that another review has is not kept, and the words say that one was sent', async () => {
  answers(() => ({ status: 422, body: { code: 'idempotency_key_reused', message: 'Used.', requestId: 'r' } }));
  const refused = await submit('userName=Bob&rating=4&formKey=page-key-1');
  expect(refused).toMatchObject({
    kind: 'invalid',
    errors: { form: 'Your review was sent already. Submit again to send another one.' },
  });
  expect(refused).not.toHaveProperty('values.formKey');
});

it('a business that does not exist leaves the page to say so', async () => {
  answerWith({});
  expect(await submit('userName=Bob&rating=4')).toMatchObject({ kind: 'invalid', errors: {} });
});

it('a review that is refused costs its page no call but for the choices of its form', async () => {
  const { calls } = answers(fails(429));
  const context = visit();
  await submitReview(context, new URLSearchParams('userName=Bob&rating=4'));
  await prefetchBusiness(context);
  expect(calls).toEqual([
    'GET /api/businesses/slug/smith-law/page?page=1&limit=5&sortBy=newest',
    POST,
    'GET /api/categories',
  ]);
  context.queryClient.clear();
});
