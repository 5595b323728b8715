import path from 'node:path';
import POSTS from '../../../test/cases/posts.json' with { type: 'json' };
import { ContentFolder, LISTS, post } from '../../../test/content.ts';
import { readContent } from './content-folder.ts';
import { problemText } from '../file-problem.ts';

const folder = new ContentFolder();

const read = (files: Record<string, string | Buffer>, given = '') => {
  folder.write(files);
  return readContent(path.join(folder.path, given), { shown: (file) => path.relative(folder.path, file) });
};
const DRAFT = { status: 'draft', published: null };
const problemsOf = (files: Record<string, string | Buffer>): string[] => read(files).problems.map(problemText);

describe('a folder', () => {
  it('holds lists and posts, in Markdown and in HTML', () => {
    const content = read({
      ...LISTS,
      'posts/fees.md': post({}, '## Costs\n\nSee [how](./retainers.html#how) and [below](#costs).\n'),
      'posts/retainers.html': post({ ...DRAFT, category: null }, '<p onclick=x>Paid <b>before</b>.'),
      'posts/README.md': 'not a post',
      'posts/notes.txt': 'not a post',
    });
    expect(content.problems).toEqual([]);
    expect([content.authors, content.categories, content.tags].map(({ length }) => length)).toEqual([1, 2, 2]);
    expect(content.posts).toEqual([
      expect.objectContaining({
        slug: 'fees',
        content:
          '<h2 id="costs">Costs</h2><p>See <a href="/blog/retainers#how">how</a> and <a href="#costs">below</a>.</p>',
        plainText: 'Costs See how and below.',
      }),
      expect.objectContaining({ slug: 'retainers', content: '<p>Paid <b>before</b>.</p>', markdown: null }),
    ]);
    expect(content.posts[0]?.fields.published).toEqual(new Date('2026-03-05T14:00:00Z'));
  });

  it('may be one file', () => {
    expect(read({ 'a.md': post(), 'b.md': 'nothing' }, 'a.md')).toMatchObject({ posts: [{ slug: 'a' }], problems: [] });
  });

  it('gives pictures the sizes that they have', () => {
    const content = read({
      'posts/a.md': post(
        { image: 'b.svg', imageAlt: 'A box' },
        'Two: ![Box](/api/blog/images/b.svg)\n\n![Row](/api/blog/images/c.svg)',
      ),
      'images/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>',
      'images/c.svg': '<svg viewBox="0 0 640 320.5"></svg>',
    });
    expect(content.problems).toEqual([]);
    expect(content.posts[0]?.content).toContain('width="300" height="200"');
    expect(content.posts[0]?.content).toContain('width="640" height="320"');
  });
});

type Row = [what: string, fields: Record<string, string | null>, text: string, problems: string[]];

describe('what is wrong is told with its line', () => {
  it.each(POSTS.problems as Row[])('%s, whatever ends the lines', (_what, fields, text, problems) => {
    const file = post(fields, text || undefined);
    for (const written of [file, `\ufeff${file.replaceAll('\n', '\r\n')}`])
      expect(problemsOf({ 'a.md': written })).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });

  it('front matter without end', () => {
    const problem = 'a.md:1: the fields have no end: a line "---" is missing';
    expect(problemsOf({ 'a.md': '---\ntitle: x\n' })).toEqual([problem]);
  });

  it('and what will look other than written is told too', () => {
    const { posts, doubts, problems } = read({
      'a.md': post(
        {},
        '\n![A chart](https://example.com/a.png)\n\n`<font>`<iframe src="https://vimeo.com/1"></iframe>\n' +
          '<font>b</font><script>c</script>\n\n<script>\nd\n</script>\n',
      ),
    });
    expect(problems).toEqual([]);
    expect(doubts.map(problemText)).toEqual([
      'a.md:12: the picture "https://example.com/a.png" is of another site: readers see a link to it',
      'a.md:14: an article has no <iframe>: only words and links stay',
      'a.md:15: an article has no <font>: only words and links stay',
      'a.md:15: an article has no <script>: what it holds is left out',
    ]);
    expect(posts[0]?.content).toContain('<a href="https://example.com/a.png" rel="nofollow ugc noopener">A chart</a>');
  });

  it('and of what leads nowhere only the words stay when that is asked for', () => {
    folder.write({ 'a.md': post({}, 'One [two](#three) ![Four](five.png)\n') });
    expect(readContent(folder.path).problems.map(({ problem }) => problem)).toEqual([
      'the picture "five.png" must begin with / or https://; a file of the folder images is /api/blog/images/five.png',
      'the link "#three" leads to no heading of this text',
    ]);
    const { posts, doubts, problems } = readContent(folder.path, { isLenient: true });
    expect([problems, doubts.length, posts[0]?.content]).toEqual([[], 2, '<p>One two Four</p>']);
  });

  it('all of it at once, over all files', () => {
    expect(
      problemsOf({
        'posts/a.md': post({ title: 'x', status: 'y' }),
        'posts/b.md': post({ author: '1_2' }),
        'posts/C_d.md': post(),
        'posts/e.html': post(),
        'posts/e.md': post(),
        'tags.yaml': '- slug: a\n  name: Alpha\n- slug: a\n  name: Beta\n  size: 3\n',
      }),
    ).toEqual([
      'tags.yaml:3: "1.slug" is there twice: a',
      'tags.yaml:5: "1.size" is not a field',
      'posts/C_d.md: the name of the file must have lowercase letters, digits and single hyphens, such as c-d.md',
      'posts/a.md:2: "title" must have 3 to 150 characters',
      'posts/a.md:8: "status" must be draft or published',
      'posts/b.md:5: "author" must have lowercase letters, digits and single hyphens, such as 1-2',
      'posts/e.md: has the address of posts/e.html, e; call one of them otherwise',
    ]);
  });

  it('files that are no text', () => {
    expect(
      problemsOf({
        'a.md': Buffer.from(post({}, 'Für §'), 'latin1'),
        'b.md': Buffer.from(`\ufeff${post()}`, 'utf16le'),
        'c.md': `${post()}\0`,
        'd.md': post({}, 'word '.repeat(300_000)),
        'e.md': post({}, 'word '.repeat(15_000)),
      }),
    ).toEqual([
      ...['a', 'b', 'c'].map((file) => `${file}.md: is not UTF-8; save the file as UTF-8`),
      'd.md: is larger than 1 MB',
      'e.md:11: the text is longer than 60,000 bytes',
    ]);
  });

  it('pictures that are not there', () => {
    expect(
      problemsOf({
        'posts/a.md': post({ image: 'lost.svg' }, 'Seen: ![A](/api/blog/images/gone.svg)'),
        'images/other.svg': '<svg/>',
      }),
    ).toEqual([
      'posts/a.md:10: there is no picture lost.svg in the folder images',
      'posts/a.md: there is no picture gone.svg in the folder images',
    ]);
  });

  it('a folder without posts, and one that is not there', () => {
    expect(() => read({ 'notes.txt': 'x' })).toThrow(/holds no posts/);
    expect(() => read({}, 'nowhere')).toThrow('There is no file or folder nowhere.');
  });
});
