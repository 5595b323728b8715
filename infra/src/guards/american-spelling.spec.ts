import ts from 'typescript';
import { files, read } from '../testing/repository.ts';

const BRITISH =
  /\b(?:behaviour|cancelled|catalogue|centres?|cheques?|colours?|defence|enquir(?:y|ies)|favourites?|fulfil|grey|honour(?:ed|s)?|instalments?|judgement|labour|licences?|neighbours?|offences?|organisations?|practis(?:e[ds]?|ing)|programmes?|recognise[ds]?|travelled|whilst)\b/gi;

/** Text of a component that visitors may read: its children, and sentences in quotes. One word in quotes may be a name of code. */
function visibleWords(source: string): string[] {
  const words: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) words.push(node.text);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (node.text.trim().includes(' ')) words.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return words;
}

const britishIn = (source: string): string[] => visibleWords(source).flatMap((text) => text.match(BRITISH) ?? []);

const filesIn = (folder: string, pattern: RegExp): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && pattern.test(file) && !/\.(?:spec|stories)\./.test(file));

it.each(['shell/src', 'mf-directory/src', 'mf-blog/src', 'mf-compare/src', 'packages/ui/src', 'packages/seo/src'])(
  'words that visitors read are spelled as in the United States in %s',
  (folder) => {
    const found = filesIn(folder, /\.tsx?$/);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap((file) => britishIn(read(file)).map((word) => `${file}: ${word}`))).toEqual([]);
  },
);

it('words that visitors read are spelled as in the United States in the posts of the blog', () => {
  const posts = filesIn('svc-blog/content', /\.md$/);
  expect(posts.length).toBeGreaterThan(10);
  expect(posts.flatMap((file) => (read(file).match(BRITISH) ?? []).map((word) => `${file}: ${word}`))).toEqual([]);
});

it('British spelling is caught, but not in names of code', () => {
  const page = `const licences = 1; const P = () => <p title="The centre of town">Their licence {licences} and\n a cheque</p>;`;
  expect(britishIn(page)).toEqual(['centre', 'licence', 'cheque']);
  expect(britishIn(`switch (kind) { case 'licences': /* a licence */ }`)).toEqual([]);
});
