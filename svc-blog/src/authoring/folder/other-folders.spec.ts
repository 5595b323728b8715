import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ContentFolder, LISTS, post } from '../../../test/content.ts';
import { problemText } from '../file-problem.ts';
import { readContent } from './content-folder.ts';

// A name in a variable, because this is a program of the system and no dependency.
const MKFIFO = 'mkfifo';
const folder = new ContentFolder();

const at = (name: string): string => path.join(folder.path, name);
const read = (files: Record<string, string | Buffer>, isLenient = false, given = '') => {
  folder.write(files);
  const content = readContent(at(given), { shown: (file) => path.relative(folder.path, file), isLenient });
  return {
    posts: content.posts.map(({ slug }) => slug),
    problems: content.problems.map(problemText),
    doubts: content.doubts.map(problemText),
  };
};
const NO_PAGE = 'is called like what is no page, and is left out; import it by itself if it is to be read';
const LINK = 'is no file; put the post itself there, or call it otherwise';

it('a folder of posts may have them in folders and with the usual endings', () => {
  const names = ['a.md', 'b.markdown', 'c.MD', 'd.HTML', '2024/05/e.md', 'f/index.md'];
  const files = Object.fromEntries(names.map((name) => [`posts/${name}`, post()]));
  const posts = ['e', 'a', 'b', 'c', 'd', 'f'];
  expect(read({ ...LISTS, ...files })).toEqual({ posts, problems: [], doubts: [] });
});

it.each(['_posts/2024-05-02-b.md', 'posts/2024-05-02-b/index.md', 'posts/2024/05/02/b.md'])(
  'a folder of posts may have their day in a name: %s',
  (name) => {
    const undated = post({ published: null, status: null });
    expect(read({ [name]: undated }, true).doubts).toEqual(
      expect.arrayContaining([
        `${name}:2: "published" is 2024-05-02T12:00:00Z: the day in the name of the file`,
        `${name}:2: "status" is published: it has a date, and nothing says that it is a draft`,
      ]),
    );
  },
);

it('a folder of posts leads links from file to file to the post, whatever it is called', () => {
  folder.write({
    '_posts/2024-05-01-fees.md': post({ slug: 'what-it-costs' }),
    '_posts/law/2.md': post({ slug: '/law/Why/' }),
    '_posts/2024-05-02-a.md': post({}, '[a](2024-05-01-fees.md) [b](law/2.md#c) [c](/x/rent) [d](./why)'),
    '_posts/2024-05-03-b.html': post({}, '<p><a href="2024-05-01-fees.md">b</a></p>'),
  });
  const { posts, problems } = readContent(folder.path, { isLenient: true });
  const hrefs = posts.map(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
  expect([problems, posts.map(({ slug }) => slug)]).toEqual([[], ['what-it-costs', 'a', 'b', 'why']]);
  expect(hrefs.slice(1, 3)).toEqual([
    ['/blog/what-it-costs', '/blog/why#c', '/x/rent', '/blog/why'],
    ['/blog/what-it-costs'],
  ]);
});

it('a folder of posts has a word for each file and folder that is left out', () => {
  const posts = ['a.md', 'license.md', '_partial.md', '_wip/b.md', 'Drafts/c.md', 'law/_old/d.md', '_index.md'];
  const others = ['notes.txt', 'e.mdx', 'chart.png', 'ReadMe.md', 'LICENSE.md', '.draft.md', 'tags.yml'];
  const files = [...posts, ...others].map((name) => [`posts/${name}`, post()]);
  const beside = { 'about.md': post(), '_drafts/a.md': post(), '_data/authors.yml': 'x' };
  const no = 'is no file that ends in .md, .markdown or .html, and is left out';
  const told = read({ ...Object.fromEntries(files), ...beside }, true);
  expect([told.posts, told.problems]).toEqual([['a', 'license'], []]);
  expect(told.doubts.filter((one) => !/:\d+:/.test(one))).toEqual([
    ...['posts/Drafts', 'posts/_index.md', 'posts/_partial.md', 'posts/_wip'].map((name) => `${name}: ${NO_PAGE}`),
    `posts/e.mdx: ${no}`,
    `posts/law/_old: ${NO_PAGE}`,
    ...['posts/notes.txt', 'posts/tags.yml'].map((name) => `${name}: ${no}`),
    ...['_data', '_drafts', 'about.md'].map((name) => `${name}: is left out: posts are in posts`),
  ]);
  expect(read({}, false, '_drafts').posts).toEqual(['a']);
});

it('a folder of posts has a sentence for all that is called like a post and is none', () => {
  const text = post({}, 'See ![A](/api/blog/images/a.svg)');
  folder.write({ 'posts/a.md': post(), 'posts/b.md': text, 'posts/My\nPost.markdown': post() });
  mkdirSync(at('posts/folder.md'));
  mkdirSync(at('images'));
  execFileSync(MKFIFO, [at('posts/pipe.md'), at('posts/other'), at('tags.yaml'), at('images/a.svg')]);
  symlinkSync('/etc/hostname', at('posts/link.md'));
  symlinkSync('..', at('posts/loop'));
  expect(read({})).toMatchObject({
    posts: ['a', 'b'],
    problems: [
      ...['folder', 'link', 'pipe'].map((name) => `posts/${name}.md: ${LINK}`),
      'tags.yaml: is no file; a link or a pipe is not followed',
      'posts/My?Post.markdown: the name of the file must have lowercase letters, digits and single hyphens, such as my-post.markdown',
      'posts/b.md: there is no picture a.svg in the folder images',
    ],
    doubts: ['posts/loop', 'posts/other'].map((name) => expect.stringContaining(`${name}: is no file that ends in`)),
  });
  expect(() => readContent(at('posts/pipe.md'))).toThrow('is neither a file nor a folder.');
});

it('a folder of posts gives names the slug of their words, no longer than an address', () => {
  const long = 'a'.repeat(121);
  const names = ['fees.de', 'My%20fees', '1.1', 'é_b', long];
  folder.write(Object.fromEntries(names.map((name) => [`${name}.md`, post()])));
  expect(read({}, true).posts).toEqual(['1-1', 'my-fees', long.slice(1), 'fees-de', 'e-b']);
});

it('a folder of posts has a sentence for what may not be read', () => {
  folder.write({ 'posts/a.md': post(), 'posts/b.md': post(), 'posts/c/d.md': post() });
  for (const name of ['posts/b.md', 'posts/c']) chmodSync(at(name), 0);
  chmodSync(folder.path, 0o755);
  // Root may read all.
  if (process.getuid?.() === 0) process.seteuid?.(65_534);
  try {
    const cannot = 'cannot be read; give yourself the right to read it';
    const problems = [`posts/c: ${cannot}`, `posts/b.md: ${cannot}`];
    expect(read({})).toEqual({ posts: ['a'], problems, doubts: [] });
  } finally {
    if (process.getuid?.() === 0) process.seteuid?.(0);
    chmodSync(at('posts/c'), 0o755);
  }
});
