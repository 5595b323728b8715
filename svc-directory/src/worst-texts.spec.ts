import { readOpenApi, textFieldsOf, tooSlowFor } from '@lawdex/svc-kit/testing';
import { addBusiness, useDirectory } from '../test/directory.ts';

const directory = useDirectory();

it('no text that anybody may send, at its limit or above, in the worst characters, takes the thread for 50 ms', async () => {
  const { id, slug } = await addBusiness(directory);
  const { body } = await directory.post(`/api/businesses/${id}/reviews`, { userName: 'Ann', rating: 5 });
  const { id: reviewId } = body as { id: string };
  const sender = { 'x-sender': 'a', 'x-sender-network': 'n' };
  const review = { reviewId, userName: 'Ann', rating: 5, reason: 'other' };
  const values = { id, slug, ids: id, city: 'Springfield', ...review, ...sender };
  const fields = textFieldsOf(readOpenApi(new URL('../openapi.json', import.meta.url)));
  const slow = await tooSlowFor(fields, values, ({ method, path, headers, body: sent }) =>
    method === 'get' ? directory.get(path, headers) : directory.post(path, sent, headers),
  );
  expect(slow).toEqual([]);
});
