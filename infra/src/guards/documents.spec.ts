import path from 'node:path';
import { files, read } from '../testing/repository.ts';

const isFolder = (folder: string): boolean => files.some((file) => file.startsWith(`${folder}/`));
function foldersIn(folder: string): string[] {
  const depth = folder.split('/').length + 1;
  const below = files.filter((file) => file.startsWith(`${folder}/`) && file.split('/').length > depth);
  return [...new Set(below.map((file) => file.split('/').slice(0, depth).join('/')))];
}

/** Every line `- \`path\`: ...` names the path; the folders in backticks behind it stand below that path. */
const foldersNamed = (markdown: string): string[] =>
  [...markdown.matchAll(/^- `([\w./-]+)`: (.*)$/gm)].flatMap(([, base = '', text = '']) => {
    const below = [...text.matchAll(/(?<=^|[.;,] | and )`([a-z][\w-]*)`/g)].map(([, name = '']) => `${base}/${name}`);
    return [base, ...below];
  });

describe('docs/ARCHITECTURE.md', () => {
  const text = read('docs/ARCHITECTURE.md');
  const tree = text.slice(text.indexOf('## The tree'), text.indexOf('## Which way imports run'));
  const named = [...new Set(foldersNamed(tree))].sort();
  const workspaces = files
    .filter((file) => /^(packages\/)?[\w-]+\/package\.json$/.test(file))
    .map((file) => path.dirname(file));
  const expected = [
    ...new Set(files.filter((file) => /^\w[\w-]*\//.test(file)).map((file) => file.split('/')[0] ?? '')),
    ...workspaces,
    ...workspaces.flatMap((folder) => foldersIn(`${folder}/src`)),
    ...foldersIn('shell/src/http'),
    ...foldersIn('infra').filter((folder) => folder !== 'infra/src'),
    ...foldersIn('docs'),
  ];

  it('names every workspace and every folder of its src, and no folder that there is not', () => {
    expect([...new Set(expected)].filter((folder) => folder !== 'packages' && !named.includes(folder))).toEqual([]);
    expect(named.filter((folder) => !isFolder(folder))).toEqual([]);
  });

  it('finds a folder that is gone, and takes words in backticks for no folder', () => {
    const planted =
      '- `svc-blog`: posts; `content/` comes along\n- `svc-blog/src`: `posts` by `npm run blog`. `gone` no more';
    expect(foldersNamed(planted)).toEqual(['svc-blog', 'svc-blog/src', 'svc-blog/src/posts', 'svc-blog/src/gone']);
  });
});

it.each([
  ['README.md', 80],
  ['docs/ARCHITECTURE.md', 120],
])('%s has at most %i lines', (file, most) => {
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

/** What people read as sentences: no recorded figures, code, headings or tables; words in backticks behind each other are one. */
const sentencesOf = (markdown: string): string[] =>
  markdown
    .replaceAll(/<!-- figures[\s\S]*?<!-- end of figures -->/g, '')
    .replaceAll(/^ *```[\s\S]*?^ *```$|^[#|].*$/gm, '\n')
    .replaceAll(/`[^`\n]+`(?:,?[ \n]`[^`\n]+`)*/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*(?:[-*]|\d+\.) |\n\s*\n|(?<=[.!?]["')*_]*)\s+/);
const longSentences = (markdown: string): string[] =>
  sentencesOf(markdown).filter((sentence) => sentence.trim().split(/\s+/).length > 40);

it('a sentence of a document has 40 words at most', () => {
  const forty = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(longSentences(`${forty}. ${forty}:\n\n- ${forty}\n- one more ${forty}`)).toHaveLength(1);
  const documents = files.filter((file) => /^docs\/.+\.md$|(^|\/)README\.md$/.test(file));
  expect(documents.flatMap((file) => longSentences(read(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

describe('docs/adr', () => {
  const index = read('docs/adr/README.md');
  const records = files.filter((file) => /^docs\/adr\/\d{4}-[\w-]+\.md$/.test(file));
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([\w-]+\.md)\): (.+?)\. (Accepted|Superseded)/gm)];

  it('has each record in the index, by its title', () => {
    const titles = records.map((file) => `${path.basename(file)}: ${read(file).split('\n')[0]?.slice(8) ?? ''}`);
    expect(listed.map(([, , file = '', title = '']) => `${file}: ${title}`).sort()).toEqual(titles.sort());
  });

  it.each(records)('%s begins with its number and title, its status and its date', (file) => {
    const [title = '', , status = ''] = read(file).split('\n');
    expect(title.startsWith(`# ${path.basename(file).slice(0, 4)}: `)).toBe(true);
    expect(status).toMatch(/^Status: (accepted|superseded).* Date: \d{4}-\d{2}-\d{2}\./);
  });
});

describe('links between documents', () => {
  const anchorsOf = (file: string): string[] =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );

  it.each(files.filter((file) => file.endsWith('.md') && !file.startsWith('svc-blog/content/')))('%s', (file) => {
    const prose = read(file)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replaceAll(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      // A link that begins with a slash is an address of the site, as legal pages have them.
      if (/^(https?:|mailto:|\/)/.test(link)) return false;
      const [target = '', anchor] = link.split('#');
      const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!files.includes(found) && !isFolder(found.replace(/\/$/, ''))) return true;
      return anchor !== undefined && found.endsWith('.md') && !anchorsOf(found).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
