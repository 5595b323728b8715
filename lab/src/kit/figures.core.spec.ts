import { expect, it } from '@jest/globals';
import { replaceFigures, table } from './figures.core.ts';

const place = (command: string, figures: string) =>
  `<!-- figures: written by ${command} -->\n${figures}\n<!-- end of figures -->\n`;

it('the figures of a command take the place of its old ones, and the rest stays', () => {
  const document = `before\n${place('npm run a', 'old a')}between\n${place('npm run b', 'old b')}after\n`;
  const written = replaceFigures(document, 'npm run b', 'new');
  expect(written).toMatch(/^before\n[\s\S]*old a[\s\S]*\nbetween\n[\s\S]*\nnew\n[\s\S]*\nafter\n$/);
  expect(written).not.toContain('old b');
  expect(replaceFigures(written, 'npm run b', 'newer')).toContain('newer');
});

it('a document without a place for them is not overwritten', () => {
  expect(() => replaceFigures(place('npm run a', ''), 'npm run b', 'new')).toThrow('no place for the figures');
});

it('a table names its columns, and its figures stand to the right', () => {
  expect(table(['page', 'ms'], [['/search', '4']])).toBe('| page | ms |\n| --- | --: |\n| /search | 4 |');
});
