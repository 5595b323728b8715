import { createQueryClient } from '@lawdex/mf-kit/query-client';
import { answerWith, aPost, ok, POST_ID } from '@lawdex/mf-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { postQuery } from '../../lib/blog.queries.ts';
import { prefetchPost } from './PostPage.tsx';

const SLUG = 'what-a-retainer-is';

/** A visitor who rests on a link to the post, and then opens it or does not. */
function visitor() {
  const services = answerWith({
    [`GET /api/blog/posts/${SLUG}`]: ok(aPost()),
    [`GET /api/blog/related/${POST_ID}`]: ok([]),
  });
  const queryClient = createQueryClient();
  const url = new URL(`https://example.org/blog/${SLUG}`);
  return {
    rest: () => prefetchPost({ url, params: { slug: SLUG }, queryClient, formKey: '', isEarly: true }),
    open: () => new QueryObserver(queryClient, postQuery(SLUG, undefined)).subscribe(() => undefined),
    asked: () =>
      services.requests
        .filter(({ url: address }) => address.endsWith(SLUG))
        .map(({ headers }) => headers.get('purpose')),
  };
}
const EARLY = 'prefetch';
const VIEW = null;

it('a post that is only pointed at, once or twice, is fetched once and not viewed', async () => {
  const { rest, asked } = visitor();
  await rest();
  await rest();
  expect(asked()).toEqual([EARLY]);
});

it('a post that was pointed at is viewed once when it is opened', async () => {
  const { rest, open, asked } = visitor();
  await rest();
  const leave = open();
  await waitFor(() => expect(asked()).toEqual([EARLY, VIEW]));
  leave();
  await rest();
  open();
  expect(asked()).toEqual([EARLY, VIEW]);
});

it('a post that is opened before it has come is viewed, too', async () => {
  const { rest, open, asked } = visitor();
  const resting = rest();
  open();
  await resting;
  await waitFor(() => expect(asked()).toEqual([EARLY, VIEW]));
});
