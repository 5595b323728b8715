import { addAuthor, addCategory, addPost, addTag, PUBLIC_ORIGIN, useBlog } from '../../test/blog.ts';
import { SaxesParser } from 'saxes';

/** An element of XML with its whole text. */
class XmlElement {
  text = '';
  readonly children: XmlElement[] = [];

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  one(name: string): XmlElement {
    const [child, ...others] = this.all(name);
    if (!child || others.length > 0) throw new Error(`<${this.name}> has ${this.all(name).length} <${name}>, not one.`);
    return child;
  }
}

/** Reads XML. Throws when it is not well-formed, or uses a prefix that is not declared. */
function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top = new XmlElement('', {});
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = new XmlElement(name, Object.fromEntries(values));
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const [root] = top.children;
  if (!root) throw new Error('There is no element.');
  return root;
}

const NOW = new Date('2026-03-05T12:00:00Z');
let now = NOW;
const blog = useBlog({ clock: () => now });
beforeEach(async () => {
  now = NOW;
  await blog.database.pool.query('delete from blog_posts');
});

const ask = (headers?: Record<string, string>) => blog.get('/api/blog/rss', headers);
const read = async (headers?: Record<string, string>): Promise<XmlElement> =>
  readXml(String((await ask(headers)).body));
const items = (rss: XmlElement): XmlElement[] => rss.one('channel').all('item');
const texts = (element: XmlElement, name: string): string[] => element.all(name).map(({ text }) => text);

it('the feed is RSS 2.0 that names itself and the blog, at the origin that is configured', async () => {
  const answer = await ask({ host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const rss = readXml(String(answer.body));
  expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0']);
  const channel = rss.one('channel');
  expect(channel.one('link').text).toBe(`${PUBLIC_ORIGIN}/blog`);
  for (const name of ['title', 'description', 'language']) expect(channel.one(name).text).not.toBe('');
  const self = { href: `${PUBLIC_ORIGIN}/api/blog/rss`, rel: 'self', type: 'application/rss+xml' };
  expect(channel.one('atom:link').attributes).toEqual(self);
  expect(answer.body).not.toContain('evil');
});

it('the feed holds a post whole', async () => {
  const author = await addAuthor(blog, { name: 'Ann Lee' });
  const category = await addCategory(blog, { name: 'Fees' });
  const tag = await addTag(blog, { name: 'Retainers' });
  const { slug } = await addPost(blog, {
    ...{ title: 'Fees & costs <now>', excerpt: 'In short.', content: '<h2>One</h2><p>All of it.</p>' },
    ...{ author_id: author.id, category_id: category.id, tags: [tag.id] },
    ...{ published_at: '2026-03-05T09:00:00-05:00', updated_at: '2026-03-06T00:00:00Z' },
  });
  now = new Date('2026-03-07T00:00:00Z');
  const rss = await read();
  expect(rss.one('channel').one('lastBuildDate').text).toBe('Fri, 06 Mar 2026 00:00:00 GMT');
  const [post, ...others] = items(rss);
  expect(others).toEqual([]);
  if (!post) throw new Error('The feed is empty.');
  const link = `${PUBLIC_ORIGIN}/blog/${slug}`;
  expect(['title', 'link', 'guid', 'pubDate', 'dc:creator', 'description'].map((name) => post.one(name).text)).toEqual([
    ...['Fees & costs <now>', link, link, 'Thu, 05 Mar 2026 14:00:00 GMT', 'Ann Lee', 'In short.'],
  ]);
  expect(post.one('guid').attributes).toEqual({ isPermaLink: 'true' });
  expect(texts(post, 'category')).toEqual(['Fees', 'Retainers']);
  expect(post.one('content:encoded').text).toContain('<p>All of it.</p>');
});

it('the feed leads to this site from wherever it is read, and nowhere that is not allowed', async () => {
  await addPost(blog, {
    content: `<h2>Costs</h2><p><a href="/category/tax-law">a</a> <a href="#section-costs">b</a>
        <a href="https://other.example/x">c</a> <a href="javascript:alert(1)">d</a> href="/not-a-link"
        <img src="/api/blog/images/x.svg" alt="x"></p><script>alert(1)</script>`,
  });
  const html = items(await read())[0]?.one('content:encoded').text ?? '';
  expect(html).toContain(`href="${PUBLIC_ORIGIN}/category/tax-law"`);
  expect(html).toContain(`src="${PUBLIC_ORIGIN}/api/blog/images/x.svg"`);
  expect(html).toContain('href="https://other.example/x"');
  expect(html).toContain('href="/not-a-link"');
  expect(html).not.toMatch(/javascript:|<script|href="#/);
});

it('the feed parses strictly, whatever stands in posts', async () => {
  const bad = 'a]]>b <![CDATA[ \u0001\u0008\u000b\u001f\ufffe & &amp; </item> ]]]]>> \u{1f600} \ud83d';
  const author = await addAuthor(blog, { name: `An & "n" ${'<Lee>'}` });
  const content = `<p>${bad}</p><pre>]]&gt; ]]></pre>`;
  await addPost(blog, { title: bad, excerpt: bad, content, author_id: author.id });
  const [post] = items(await read());
  expect(post?.one('title').text).toContain('a]]>b <![CDATA[  & &amp; </item>');
  expect(post?.one('content:encoded').text).toContain(']]&gt;');
  expect(post?.one('dc:creator').text).toBe('An & "n" <Lee>');
});

it('the feed holds the twenty newest posts, newest first', async () => {
  for (let n = 0; n < 22; n++) {
    await addPost(blog, { title: String(n), published_at: `2026-01-01T00:00:${String(n).padStart(2, '0')}Z` });
  }
  const titles = items(await read()).map((item) => item.one('title').text);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => String(21 - index)));
});

it('the feed is not sent again to who has it, until something in it changes', async () => {
  const { id } = await addPost(blog);
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('last-modified')).not.toBeNull();
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask({ 'if-none-match': known });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  await blog.database.pool.query(`update blog_posts set title = 'Other' where id = $1`, [id]);
  const changed = await ask({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});
