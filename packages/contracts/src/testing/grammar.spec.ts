import { grammarFaults } from './grammar.ts';
import CASES from '../../test/sentences.json' with { type: 'json' };

it.each(CASES.faulty)('grammar: %s has a fault: %s', (text, fault) => {
  expect(grammarFaults(text)).toContain(`${fault}: ${text}`);
});

it.each(CASES.right)('grammar: %s has no fault', (text) => {
  expect(grammarFaults(text)).toEqual([]);
});
