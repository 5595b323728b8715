import { postShareImagePath, type BlogPost } from '@lawdex/contracts';
import { addPost, useBlog } from '../../test/blog.ts';
import { postShareImage } from './share-images.controller.ts';

const blog = useBlog();

describe('GET /api/blog/images/share/{slug}/{version}.png', () => {
  it('answers a PNG that may be kept for ever until the title changes', async () => {
    const { slug } = await addPost(blog, { title: 'What a retainer is' });
    const post = (await blog.get(`/api/blog/posts/${slug}`)).body as BlogPost;
    const { status, headers } = await blog.get(postShareImagePath(post));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(postShareImagePath({ ...post, title: 'Another title' })).not.toBe(postShareImagePath(post));
  });

  it('answers 404 for a draft, for nobody, and for what is no version', async () => {
    const draft = await addPost(blog, { status: 'draft' });
    const { slug } = await addPost(blog);
    for (const path of [`${draft.slug}/1a2b.png`, 'nobody/1a2b.png', `${slug}/x.svg`, `${slug}/12345678.png`]) {
      expect((await blog.get(`/api/blog/images/share/${path}`)).status).toBe(404);
    }
  });
});

describe('the card of a post', () => {
  const post = {
    title: 'Who "decides" & <when>',
    category: { id: '1', name: 'Costs and Fees', slug: 'costs-and-fees' },
    author: { id: '2', name: 'Maya Ellison', slug: 'maya-ellison', bio: null, avatar: null, timeZone: 'UTC' },
    readTime: 4,
  };
  const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, said]) => said);

  it('says its title, category, author and how long it is to read, and holds no markup', () => {
    expect(textsIn(postShareImage(post))).toEqual([
      'CF',
      'Who &#34;decides&#34; &#38; &#60;when&#62;',
      'Costs and Fees · Maya Ellison · 4 min read',
      'Lawdex',
      'Directory of lawyers and law firms',
    ]);
  });

  it('says whose blog it is where there is neither a category nor a title that can be drawn', () => {
    const texts = textsIn(postShareImage({ ...post, title: '法律', category: null })).slice(0, 3);
    expect(texts).toEqual(['B', 'Blog', 'Blog · Maya Ellison · 4 min read']);
  });
});
