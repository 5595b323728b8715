import { grammarFaults } from './grammar.ts';
import CASES from '../../test/sentences.json' with { type: 'json' };

describe('the grammar of a sentence', () => {
  it.each(CASES.faulty)('%s has a fault: %s', (text, fault) => {
    expect(grammarFaults(text)).toContain(`${fault}: ${text}`);
  });

  it.each(CASES.right)('%s has none', (text) => {
    expect(grammarFaults(text)).toEqual([]);
  });
});
