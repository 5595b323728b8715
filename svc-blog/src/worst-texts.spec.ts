import { readOpenApi, textFieldsOf, tooSlowFor } from '@lawdex/svc-kit/testing';
import { addCategory, addPost, useBlog } from '../test/blog.ts';

const blog = useBlog();

it('no text that anybody may send, at its limit or above, in the worst characters, takes the thread for 50 ms', async () => {
  const { id } = await addCategory(blog);
  const { id: postId, slug } = await addPost(blog, { category_id: id });
  const fields = textFieldsOf(readOpenApi(new URL('../openapi.json', import.meta.url)));
  const values = { id, postId, slug };
  expect(await tooSlowFor(fields, values, ({ path, headers }) => blog.get(path, headers))).toEqual([]);
});
