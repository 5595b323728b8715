import { blogPostPath, isTakenId, type BlogPost } from '@lawdex/contracts';
import type { APIRequestContext } from '@playwright/test';
import { getPatiently } from '../../patiently.ts';
import { expect, test, visit } from '../../test.ts';

async function longPost(request: APIRequestContext): Promise<BlogPost> {
  const { posts } = (await (await getPatiently(request, '/api/blog/posts?limit=1')).json()) as {
    posts: { slug: string }[];
  };
  return (await (await getPatiently(request, `/api/blog/posts/${posts[0]?.slug}`)).json()) as BlogPost;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('entries of the table of contents link to anchors made from the heading text', async ({ page, request }) => {
    const post = await longPost(request);
    expect(post.headings.length).toBeGreaterThan(3);
    const heading = post.headings[2];
    expect(heading?.id).toBe(
      heading?.text
        .toLowerCase()
        .replace(/\s+/g, '-')
        .replace(/[^\w-]/g, ''),
    );
    await visit(page, blogPostPath(post.slug));
    await expect(page.locator(`nav a[href="#${heading?.id}"]`)).toHaveCount(2);
    for (const anchor of [heading?.id, `section-${heading?.id}`]) {
      await page.goto('about:blank');
      await visit(page, `${blogPostPath(post.slug)}#${anchor}`);
      await expect(page.getByRole('heading', { name: heading?.text }), anchor).toBeInViewport();
    }
  });
});

test('no anchor shadows a property of document or window', async ({ page }) => {
  await visit(page, '/blog');
  const names = await page.evaluate(() => {
    const found = new Set<string>();
    for (const root of [window, document]) {
      for (let at: object | null = root; at; at = Object.getPrototypeOf(at) as object | null) {
        for (const name of Object.getOwnPropertyNames(at)) found.add(name);
      }
    }
    return [...found];
  });
  // Containers of microfrontends are named by their versions, which no heading can be.
  const possible = names.filter((name) => name === name.toLowerCase() && !/^\d+$|^mf_/.test(name));
  expect(possible.length).toBeGreaterThan(150);
  expect(possible.filter((name) => !isTakenId(name))).toEqual([]);
});
