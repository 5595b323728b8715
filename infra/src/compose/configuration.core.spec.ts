import { expect, it } from '@jest/globals';
import { configurationText, undescribed } from './configuration.core.ts';

const variable = { expected: 'a | b', required: false, fallback: '', secret: false };
const variables = new Map([
  [
    'shell/dist/main.js',
    [
      { ...variable, name: 'PORT', fallback: '3000', about: 'Where it listens.' },
      { ...variable, name: 'TOKEN', required: true, secret: true, expected: 'set', about: '' },
    ],
  ],
  ['other/dist/main.js', [{ ...variable, name: 'PORT', fallback: '3000', about: 'Where it listens.' }]],
]);

it('each variable has a line: what it is for, what it must be, and what it is when nobody sets it', () => {
  const text = configurationText(variables);
  expect(text).toContain('## shell/dist/main.js\n');
  expect(text.split('- `PORT` (`3000`): Where it listens. Must be a | b.\n')).toHaveLength(2);
  expect(text).toContain('## shell/dist/main.js, other/dist/main.js\n');
  expect(text).toContain('- `TOKEN` (secret, required): ');
});

it('a variable that nobody has described is named', () => {
  expect(undescribed(variables)).toEqual([expect.stringContaining('shell/dist/main.js reads TOKEN')]);
});
