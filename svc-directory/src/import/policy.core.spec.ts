import { expect, it } from '@jest/globals';
import { isKept, isStored } from './policy.core.ts';

const STRICT = { lenient: false, skipInvalid: false };
const LENIENT = { ...STRICT, lenient: true };
const SKIPPING = { ...STRICT, skipInvalid: true };

it('keeps a line with a bad optional value when lenient, and a good one always', () => {
  expect([STRICT, SKIPPING, LENIENT].map((policy) => isKept(1, policy))).toEqual([false, false, true]);
  expect([STRICT, SKIPPING, LENIENT].map((policy) => isKept(0, policy))).toEqual([true, true, true]);
});

it('stores nothing beside a refused line, unless such lines are skipped', () => {
  expect([STRICT, LENIENT, SKIPPING].map((policy) => isStored(1, policy))).toEqual([false, false, true]);
  expect([STRICT, LENIENT, SKIPPING].map((policy) => isStored(0, policy))).toEqual([true, true, true]);
});
