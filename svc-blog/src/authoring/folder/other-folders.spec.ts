import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContentFolder, LISTS, post } from '../../../test/content.ts';
import { problemText } from '../file-problem.ts';
import { readContent } from './content-folder.ts';

// A name in a variable, because this is a program of the system and no dependency.
const MKFIFO = 'mkfifo';
const folder = new ContentFolder();
beforeEach(() => void folder.empty());
afterAll(() => folder.remove());

const at = (name: string): string => path.join(folder.path, name);
const read = (files: Record<string, string | Buffer>, isLenient = false) => {
  folder.write(files);
  const content = readContent(folder.path, { shown: (file) => path.relative(folder.path, file), isLenient });
  return {
    posts: content.posts.map(({ slug }) => slug),
    problems: content.problems.map(problemText),
    doubts: content.doubts.map(problemText),
  };
};

describe('a folder of posts', () => {
  it('may have them in folders and with the usual endings', () => {
    const names = ['a.md', 'b.markdown', 'c.MD', 'd.HTML', '2024/05/e.md', 'f/index.md'];
    const files = Object.fromEntries(names.map((name) => [`posts/${name}`, post()]));
    expect(read({ ...LISTS, ...files })).toEqual({
      posts: ['e', 'a', 'b', 'c', 'd', 'f'],
      problems: [],
      doubts: [],
    });
  });

  it('may be that of Jekyll, whose files begin with their day', () => {
    expect(read({ '_posts/2024-05-01-fees.md': post(), '_posts/2024-05-01.md': post() }).posts).toEqual([
      'fees',
      '2024-05-01',
    ]);
    folder.empty();
    const undated = post({ published: null, status: null });
    expect(read({ '_posts/2024-05-02-b.md': undated }, true).doubts).toEqual([
      '_posts/2024-05-02-b.md:2: "published" is the day in the name of the file: 2024-05-02T12:00:00Z',
      '_posts/2024-05-02-b.md:2: "status" is published: it has a date, and nothing says that it is a draft',
    ]);
    expect(read({ 'posts/2024-05-01-fees.md': post() }).posts).toEqual(['2024-05-01-fees', 'b']);
  });

  it.each(['posts/2024-05-02-b/index.md', 'posts/2024/05/02/b.md', 'posts/2024/5/2-b.md'])(
    'may have days in the names of its folders: %s',
    (name) => {
      folder.write({ [name]: post({ published: null, status: null }) });
      expect(readContent(folder.path, { isLenient: true }).posts[0]?.fields.published).toEqual(
        new Date('2024-05-02T12:00:00Z'),
      );
    },
  );

  it('publishes no post whose date cannot be read, although its file has a day', () => {
    const { doubts } = read(
      { '_posts/2024-05-02-b.md': post({ published: null, status: null, date: '5/2/2024' }) },
      true,
    );
    expect(doubts).toEqual([
      '_posts/2024-05-02-b.md:2: "published" is the day in the name of the file: 2024-05-02T12:00:00Z',
      '_posts/2024-05-02-b.md:8: "date" is no date with one reading, so that the post is a draft: 5/2/2024',
    ]);
  });

  it('leads links from file to file to the post, whatever it is called', () => {
    const links =
      '[a](2024-05-01-fees.md) [b](law/2.md#c) [c]({% post_url 2024-05-01-fees %}) [d](/x/rent) [[2|e]] [f](./why)';
    folder.write({
      '_posts/2024-05-01-fees.md': post({ slug: 'what-it-costs' }),
      '_posts/law/2.md': post({ slug: '/law/Why/' }),
      '_posts/2024-05-02-a.md': post({}, links),
      '_posts/2024-05-03-b.html': post(
        {},
        '<p><a href="{% link _posts/law/2.md %}">a</a> <a href="2024-05-01-fees.md">b</a></p>',
      ),
    });
    const { posts, problems } = readContent(folder.path, { isLenient: true });
    const hrefs = posts.map(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect([problems, posts.map(({ slug }) => slug)]).toEqual([[], ['what-it-costs', 'a', 'b', 'why']]);
    expect(hrefs.slice(1, 3)).toEqual([
      ['/blog/what-it-costs', '/blog/why#c', '/blog/what-it-costs', '/x/rent', '/blog/why', '/blog/why'],
      ['/blog/why', '/blog/what-it-costs'],
    ]);
  });

  it('keeps drafts of Jekyll as drafts, reads days of one digit, and names what stands beside its posts', () => {
    const undated = post({ published: null, status: null });
    const beside = {
      'about.md': post(),
      '_recipes/soup.md': post(),
      '_layouts/post.html': '{{ content }}',
      '_site/a.html': '',
    };
    folder.write({ '_posts/2024-5-2-b.md': undated, '_drafts/2024-05-02-c.md': undated, ...beside });
    const { posts, doubts } = readContent(folder.path, { isLenient: true });
    expect(posts.map(({ slug, fields: { status, published } }) => [slug, status, published])).toEqual([
      ['b', 'published', new Date('2024-05-02T12:00:00Z')],
      ['c', 'draft', new Date('2024-05-02T12:00:00Z')],
    ]);
    expect(doubts.map(({ problem }) => problem)).toContain(
      '_recipes, about.md: left out, because posts are in _posts, _drafts',
    );
  });

  it.each(['Drafts/a.md', 'law/draft/a.md', 'unpublished/a/index.md'])('has drafts in its folders: %s', (name) => {
    folder.write({ [`posts/${name}`]: post(), 'posts/drafts.md': post() });
    const { posts } = readContent(folder.path, { isLenient: true });
    expect(Object.fromEntries(posts.map(({ slug, fields: { status } }) => [slug, status]))).toEqual({
      a: 'draft',
      drafts: 'published',
    });
  });

  it.each([
    ['Drafts/blog', 'posts/a.md', 'published'],
    ['unpublished/blog', 'a.md', 'published'],
    ['draft/blog/a.md', '', 'published'],
    ['Drafts', 'law/a.md', 'draft'],
    ['blog', 'law/Unpublished/a.md', 'draft'],
    ['Drafts/a.md', '', 'draft'],
    ['_drafts/law', 'a.md', 'draft'],
  ])('may itself stand among drafts: in %s, %j is %s', (given, below, status) => {
    folder.write({ [path.join(given, below)]: post() });
    const { posts } = readContent(at(given), { isLenient: true });
    expect(posts.map(({ fields }) => fields.status)).toEqual([status]);
  });

  it.each(['_drafts', '_drafts/2024-05-02-secret.md'])(
    'knows drafts where the program runs among them: %s',
    (given) => {
      folder.write({ '_drafts/2024-05-02-secret.md': post({ status: null }) });
      const shown = (file: string): string => path.relative(at('_drafts'), file) || '.';
      const { posts } = readContent(at(given), { shown, isLenient: true });
      expect(posts.map(({ slug, file, fields: { status } }) => [slug, file, status])).toEqual([
        ['secret', '2024-05-02-secret.md', 'draft'],
      ]);
    },
  );

  it('has a word for lists around it that are not read', () => {
    const lists = [
      'authors.yaml',
      '_data/authors.yml',
      'data/authors/jane.yml',
      'data/tags.toml',
      'posts/authors.yml',
      'posts/more/tags.json',
      'posts/categories/a.md',
    ];
    folder.write({ 'posts/a.md': post(), ...Object.fromEntries(lists.map((name) => [name, 'x'])) });
    const shown = (file: string): string => path.relative(folder.path, file);
    const told = readContent(at('posts'), { shown }).doubts.map(problemText);
    const elsewhere = 'is not read; write what posts need of it into a list as docs/BLOG.md shows';
    expect(told).toEqual([
      `posts/more/tags.json: ${elsewhere}`,
      `posts/authors.yml: ${elsewhere}`,
      'authors.yaml: is not read: only the folder in the command is; import that around it to read both',
      ...['_data/authors.yml', 'data/authors', 'data/tags.toml'].map((name) => `${name}: ${elsewhere}`),
    ]);
    expect(readContent(at('posts/a.md'), { shown }).doubts).toEqual([]);
  });

  it('has a word for each file that is left out', () => {
    expect(
      read({
        'posts/a.md': post(),
        'posts/notes.txt': 'x',
        'posts/b.mdx': 'x',
        'posts/chart.png': 'x',
        'posts/ReadMe.md': 'x',
        'posts/LICENSE.md': 'x',
        'posts/license.md': post(),
        'posts/.draft.md': 'x',
        'posts/_partial.md': post(),
      }),
    ).toEqual({
      posts: ['a', 'license'],
      problems: [],
      doubts: [
        'posts/_partial.md: begins with _, as files that are no page, and is left out; call it otherwise if it is a post',
        'posts/b.mdx: does not end in .md, .markdown or .html, and is left out',
        'posts/notes.txt: does not end in .md, .markdown or .html, and is left out',
      ],
    });
  });

  it('has a word for each folder that makes no pages', () => {
    const names = ['_wip/a.md', '_private/b/c.md', 'law/_old/d.md', '_posts/e.md', '_drafts/f.md', 'g.md'];
    folder.write(Object.fromEntries(names.map((name) => [`posts/${name}`, post()])));
    const left =
      'begins with _, as folders that make no pages, and is left out; call it otherwise or import it by itself if it holds posts';
    expect(read({}, true)).toMatchObject({
      posts: ['f', 'e', 'g'],
      doubts: expect.arrayContaining(['_private', '_wip', 'law/_old'].map((name) => `posts/${name}: ${left}`)),
    });
    expect(readContent(at('posts/_wip')).posts.map(({ slug }) => slug)).toEqual(['a']);
  });

  it('has a sentence for all that is called like a post and is none', () => {
    folder.write({ 'posts/a.md': post(), 'posts/_index.md': post(), 'posts/My Post.markdown': post() });
    mkdirSync(at('posts/folder.md'));
    execFileSync(MKFIFO, [at('posts/pipe.md'), at('posts/other'), at('tags.yaml')]);
    symlinkSync('/etc/hostname', at('posts/link.md'));
    symlinkSync('nowhere', at('posts/dangling.md'));
    expect(read({}).problems).toEqual([
      'posts/dangling.md: is a link, and no post; put the file itself there, or remove it',
      'posts/folder.md: is a folder, and no post; call it otherwise',
      'posts/link.md: is a link, and no post; put the file itself there, or remove it',
      'posts/pipe.md: is a pipe, and no post; put the file itself there, or remove it',
      'tags.yaml: is no file; a link or a pipe is not followed',
      'posts/My Post.markdown: the name of the file must have lowercase letters, digits and single hyphens, such as my-post.markdown',
    ]);
    expect(read({}).doubts).toEqual([
      'posts/_index.md: is the page of a list in Hugo, and is left out',
      'posts/other: is a pipe, and is left out',
    ]);
    expect(() => readContent(at('posts/pipe.md'))).toThrow('is neither a file nor a folder.');
  });

  it('gives names the slug of their words', () => {
    folder.write(Object.fromEntries(['fees.de.md', 'My%20fees.md', '1.1.md', 'é_b.md'].map((name) => [name, post()])));
    expect(read({}, true).posts).toEqual(['1-1', 'my-fees', 'fees-de', 'e-b']);
  });

  it('says of a name with signs that end a line what it can', () => {
    expect(read({ 'posts/a.md': post(), 'posts/b\n\u001b[2J.md': 'x' }).problems).toEqual([
      expect.stringMatching(/^posts\/b\?\?\[2J\.md: the name of the file must/),
    ]);
  });

  it('has a sentence for what may not be read', () => {
    folder.write({ 'posts/a.md': post(), 'posts/b.md': post(), 'posts/c/d.md': post(), '_data/authors.yml': 'x' });
    for (const name of ['posts/b.md', 'posts/c', '_data']) chmodSync(at(name), 0);
    chmodSync(folder.path, 0o755);
    // Root may read all.
    if (process.getuid?.() === 0) process.seteuid?.(65_534);
    try {
      const cannot = 'cannot be read; give yourself the right to read it';
      expect(read({})).toEqual({
        posts: ['a'],
        problems: [`posts/c: ${cannot}`, `posts/b.md: ${cannot}`],
        doubts: [],
      });
    } finally {
      if (process.getuid?.() === 0) process.seteuid?.(0);
      chmodSync(at('posts/c'), 0o755);
      chmodSync(at('_data'), 0o755);
    }
  });

  it('says in HTML how a sign stands as itself', () => {
    expect(read({ 'a.html': post({}, '<p>{{ x }}</p>'), 'b.html': post({}, '<p>&#123;{ x }}</p>') }).problems).toEqual([
      expect.stringContaining('or write its first sign as &#123; if readers'),
    ]);
  });

  it('has no name that is longer than an address', () => {
    const name = 'a'.repeat(121);
    expect(read({ [`posts/${name}.md`]: post() }).problems).toEqual([
      `posts/${name}.md: the name of the file must have 120 characters at most, such as ${name.slice(1)}.md`,
    ]);
    expect(read({}, true).posts).toEqual([name.slice(1)]);
  });

  it('that leads into itself ends', () => {
    folder.write({ 'posts/a.md': post() });
    symlinkSync('..', at('posts/loop'));
    expect(read({})).toEqual({ posts: ['a'], problems: [], doubts: ['posts/loop: is a link, and is left out'] });
  });

  it('whose pictures are pipes is not waited for', () => {
    folder.write({ 'posts/a.md': post({}, 'See ![A](/api/blog/images/a.svg)') });
    mkdirSync(at('images'));
    execFileSync(MKFIFO, [at('images/a.svg')]);
    expect(read({}).problems).toEqual(['posts/a.md: there is no picture a.svg in the folder images']);
  });
});
