import { files, read } from '../testing/repository.ts';

const document = read('docs/SECURITY.md');

/** `path/of/a.spec.ts` "words of a title", "words of another one" */
const NAMED = /`([\w./-]+\.spec\.tsx?)`((?:,? "[^"]+")*)/g;
const named = [...document.matchAll(NAMED)].flatMap(([, file = '', titles = '']) => {
  const words = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
  return words.length > 0 ? words.map((title) => ({ file, title })) : [{ file, title: '' }];
});
const requirements = document.slice(document.indexOf('### V1 '));
const lines = requirements.split('\n').flatMap((line) => {
  const [, numbers = '', state = ''] = /^- \*\*(V\d+\.\d+\.\d+(?:, V\d+\.\d+\.\d+)*)\*\* ([a-z ]+): /.exec(line) ?? [];
  return numbers === '' ? [] : numbers.split(', ').map((number) => ({ number, state }));
});

it.each(named)('docs/SECURITY.md names a test that there is: $file $title', ({ file, title }) => {
  expect(files).toContain(file);
  expect(read(file)).toContain(title);
});

it('docs/SECURITY.md has each requirement once, with a state, and says how many there are in each', () => {
  const numbers = lines.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(80);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect([...new Set(lines.map(({ state }) => state))].sort()).toEqual(['met', 'not met', 'operator', 'partly']);
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const said = /(\d+) that apply has a line: (\d+) _met_, (\d+) _partly_,\s(\d+) _not met_, (\d+) _operator_/.exec(
    document,
  );
  const counts = [lines.length, ...['met', 'partly', 'not met', 'operator'].map(count)];
  expect(said?.slice(1).map(Number)).toEqual(counts);
});
