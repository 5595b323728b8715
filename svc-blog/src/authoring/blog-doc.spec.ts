import { readFileSync } from 'node:fs';
import { ContentFolder } from '../../test/content.ts';
import { ATTRIBUTE_NAMES, ALLOWED_TAGS, TOP_HEADING } from '../article/allowlist.core.ts';
import { ARTICLE_MAX, NESTING_MAX } from '../article/limits.core.ts';
import { readCommand, USAGE } from './command.ts';
import { readContent } from './folder/content-folder.ts';
import { problemText } from './file-problem.ts';
import { LIST_FILES } from './folder/list-files.ts';
import { PostFields } from './front-matter/post-fields.ts';

const text = readFileSync(new URL('../../../docs/BLOG.md', import.meta.url), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
const folder = new ContentFolder();

it('docs/BLOG.md shows a post and lists that can be imported', () => {
  const lists = Object.fromEntries(Object.keys(LIST_FILES).map((name) => [name, block(`yaml ${name}`)]));
  folder.write({ 'posts/fees-explained.md': block('md'), ...lists });
  const content = readContent(folder.path);
  expect(content.problems.map(problemText)).toEqual([]);
  const [post] = content.posts;
  expect(post?.content).toContain('<a href="/blog/retainers#the-trust-account">');
  expect(content.tags.map(({ slug }) => slug)).toEqual(post?.fields.tags);
  expect([content.authors[0]?.slug, content.categories[0]?.slug]).toEqual([post?.fields.author, post?.fields.category]);
});

it('docs/BLOG.md explains each field, and shows it', () => {
  const fields = Object.keys(PostFields.shape);
  const explained = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  const shown = [...block('md').matchAll(/^(\w+): /gm)].map(([, name]) => name);
  expect(explained).toEqual(fields);
  expect(shown).toEqual(fields);
});

it('docs/BLOG.md names each command, in words that it understands', () => {
  const lines = [...text.matchAll(/^npm run blog -- ([^#\n]*)/gm)].map(([, line = '']) => line.trim().split(/\s+/));
  for (const line of lines) expect(readCommand(line)).toMatchObject({ kind: 'command' });
  const named = new Set(lines.map(([name]) => name));
  expect([...named].sort()).toEqual([...USAGE.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name).sort());
});

it('docs/BLOG.md names what an article may hold, and its limits', () => {
  const [, elements = ''] = /may hold these elements, and nothing else stays: ([^.]*)\./.exec(text) ?? [];
  const tags = [...elements.matchAll(/`(\w+)`/g)].map(([, tag]) => tag);
  expect(tags).toEqual([...ALLOWED_TAGS].filter((tag) => tag !== TOP_HEADING).sort());
  const [, attributes = ''] = /Of attributes it keeps ([^.]*)\./.exec(text) ?? [];
  for (const name of Object.values(ATTRIBUTE_NAMES).flat()) expect(attributes).toContain(`\`${name}\``);
  expect(text).toContain(`${ARTICLE_MAX.toLocaleString('en-US')} bytes`);
  expect(text).toContain(`${NESTING_MAX} elements in one another`);
});
