import { expect, it } from '@jest/globals';
import { isStopPhrase } from './stop-phrases.core.ts';

it.each(['lawyer', 'law firm', 'with', 'a', 'do i need', 'near me', 'abogado', 'de', 'her', 'associates', 'not'])(
  'nobody wonders that "%s" was not looked for',
  (phrase) => {
    expect(isStopPhrase(phrase)).toBe(true);
  },
);

it.each(['best', 'experienced', 'payment plan', 'how much does it cost', 'attorney general', 'houston', 'open late'])(
  'that "%s" was not looked for is said',
  (phrase) => {
    expect(isStopPhrase(phrase)).toBe(false);
  },
);
