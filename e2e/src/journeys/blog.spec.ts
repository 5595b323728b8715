import type { APIRequestContext, Page } from '@playwright/test';
import type { BlogPost, BlogPostPage } from '@lawdex/contracts';
import { axeViolations } from '../axe.ts';
import { fitsItsWidth } from '../guard.ts';
import { expect, open, test } from '../test.ts';

const postsOf = async (request: APIRequestContext, query = ''): Promise<BlogPostPage> =>
  (await (await request.get(`/api/blog/posts?limit=50${query}`)).json()) as BlogPostPage;

const postAt = async (request: APIRequestContext, slug: string): Promise<BlogPost> =>
  (await (await request.get(`/api/blog/posts/${slug}`)).json()) as BlogPost;

/** The first post of which it is so; one after the other, as a crowd of requests would be refused beside other journeys. */
async function postWhere(request: APIRequestContext, isSo: (post: BlogPost) => boolean): Promise<BlogPost> {
  for (const { slug } of (await postsOf(request)).posts) {
    const post = await postAt(request, slug);
    if (isSo(post)) return post;
  }
  throw new Error('The demo data has no such post.');
}

/** A post with enough headings for a table of contents. */
const longPost = (request: APIRequestContext): Promise<BlogPost> =>
  postWhere(request, ({ headings }) => headings.filter(({ level }) => level <= 4).length > 4);

const main = (page: Page) => page.getByRole('main');

test.describe('a visitor reads the blog', () => {
  test('from the header to a post, and on to its author and back', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lawdex Blog');
    const first = main(page).getByRole('article').first().getByRole('link');
    const title = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: /^View all posts by / }).click();
    await expect(page.getByRole('heading', { name: /^Articles by / })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('page by page, from the top of each', async ({ page }) => {
    await open(page, '/blog');
    const next = page.getByRole('link', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lawdex Blog, page 2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('with a table of contents that follows, and leads to each part', async ({ page, request }) => {
    const post = await longPost(request);
    await open(page, `/blog/${post.slug}`);
    const contents = page.getByRole('navigation', { name: 'Table of Contents' });
    const third = post.headings.filter(({ level }) => level <= 4)[2];
    await contents.getByRole('link', { name: third?.text, exact: true }).click();
    await expect(page.locator(`[id="${third?.id}"]`)).toBeInViewport();
    await expect(contents.getByRole('link', { name: third?.text, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
  });

  test('and copies the link of a post', async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [post] = (await postsOf(request)).posts;
    await open(page, `/blog/${post?.slug}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The blog post link has been copied to your clipboard.').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${post?.slug}$`));
  });

  test('and finds posts by words, typed into the box', async ({ page, request }) => {
    const [post] = (await postsOf(request)).posts;
    const word = post?.title.split(' ').find(({ length }) => length > 6) ?? '';
    await open(page, '/blog');
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Posts about "${word}"`);
    const posts = page.getByRole('region', { name: 'Posts', exact: true });
    await expect(posts.getByRole('link', { name: post?.title })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts about a practice area stand on its pages in the directory, and open', async ({ page, request }) => {
    const { practices } = await postWhere(request, (post) => post.practices.length > 0);
    const practice = practices[0]?.slug;
    await page.goto(`/category/${practice}`);
    const firm = await main(page).locator('article a[href^="/business/"]').first().getAttribute('href');
    const addresses = [
      `/category/${practice}`,
      `/search?category=${practice}`,
      `/best-${practice}-lawyers-in-houston`,
      firm,
    ];
    for (const address of addresses) {
      // A page that was made while the blog had no room has no block; it is made anew after some seconds.
      await expect(async () => {
        await page.goto(address ?? '');
        const posts = page.getByRole('region', { name: 'From the blog' }).getByRole('article');
        await expect(posts.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    const link = page.getByRole('region', { name: 'From the blog' }).getByRole('article').first().getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('lists are paged, searched and left for a post, which is there with its contents and its share links', async ({
    page,
    request,
  }) => {
    const post = await longPost(request);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill(post.title);
    await page.getByRole('search', { name: 'Blog' }).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('article').getByRole('link', { name: post.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    for (const { id } of post.headings) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute('href', /linkedin/);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

test('a link in an article to a page of this site is followed without loading a document', async ({
  page,
  request,
}) => {
  const linking = await postWhere(request, ({ content }) => content.includes('href="/blog/'));
  await open(page, `/blog/${linking.slug}`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.locator('article a[href^="/blog/"]:not([href*="/author/"]):not([href*="/category/"])').first();
  await link.click();
  await expect(page).not.toHaveURL(`/blog/${linking.slug}`);
  // The next article is made of elements too: nothing is parsed as HTML, which the page's policy would refuse.
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('posts on pages of the directory', () => {
  test('stand below the firms of a practice area, and open', async ({ page, request }) => {
    const about = await postWhere(request, ({ practices }) => practices.length > 0);
    const practice = about.practices[0]?.slug;
    for (const path of [`/category/${practice}`, `/search?category=${practice}`]) {
      // A blog that has no room for a moment leaves no block: the next visit has it.
      await expect(async () => {
        await open(page, path);
        const block = page.getByRole('region', { name: 'From the blog' });
        await expect(block.getByRole('article').first()).toBeVisible({ timeout: 5_000 });
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.getByRole('region', { name: 'From the blog' }).getByRole('article').first().getByRole('link').click();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }),
    ).toBeVisible();
  });
});

test.describe('a draft', () => {
  test('is nothing without its link, and a made-up link is none', async ({ page, guard }) => {
    guard.allow(/the server responded with a status of 404/);
    for (const path of ['/blog/no-such-post', '/blog/no-such-post?preview=1893456000.abc']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    }
  });
});

for (const width of [320, 1280]) {
  test(`every post fits a screen of ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const { posts } = await postsOf(request);
    const tooWide: string[] = [];
    for (const { slug } of posts.slice(0, 12)) {
      await page.goto(`/blog/${slug}`);
      if (!(await fitsItsWidth(page))) tooWide.push(slug);
    }
    expect(tooWide).toEqual([]);
  });
}
