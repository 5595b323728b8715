import { expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { TOLD_TROUBLES } from '../../test/told-troubles.ts';
import { interpret } from './interpret.core.ts';

const dictionary = testDictionary();

it.each(TOLD_TROUBLES)('%j is about %s', (told, ...about) => {
  expect(about).toContain(interpret(told, dictionary).practices[0]);
});
