import { describe, expect, it } from '@jest/globals';
import { heard, isSilent, unheard } from './silence.core.ts';

const after = (...calls: [sentAt: number, endedAt: number][]) =>
  calls.reduce((hearing, [sentAt, endedAt]) => unheard(hearing, sentAt, endedAt), heard(0));

describe('a service is silent', () => {
  it('after three calls that it had time for and did not answer', () => {
    expect(isSilent(after([10, 510], [10, 510]))).toBe(false);
    expect(isSilent(after([10, 510], [10, 510], [20, 520]))).toBe(true);
  });

  it('until it is heard again', () => {
    expect(isSilent(heard(600))).toBe(false);
  });

  it('not because of calls that had hardly any time', () => {
    expect(isSilent(after([10, 209], [10, 209], [10, 209], [10, 209]))).toBe(false);
  });

  it('not while it answers others: those calls are slow, and it is well', () => {
    const slow = unheard(unheard(unheard(heard(300), 10, 510), 20, 520), 30, 530);
    expect(isSilent(slow)).toBe(false);
  });
});
