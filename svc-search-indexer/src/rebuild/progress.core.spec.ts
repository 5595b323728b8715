import { planLine, progressLine } from './progress.core.ts';

const half = {
  engine: 'postgres',
  phase: 'copying',
  copied: 1_500,
  of: 3_000,
  perSecond: 900,
  secondsLeft: 2,
  problem: null,
} as const;

describe('progress', () => {
  it('is a bar, the rate and the time that is left', () => {
    expect(progressLine(half)).toBe('postgres    [############------------]  50 %  1,500 of 3,000, 900/s, 2 s left');
  });

  it('names the phase when there is no time to tell, and what it waits for', () => {
    const waiting = {
      ...half,
      phase: 'waiting',
      copied: 0,
      perSecond: null,
      secondsLeft: null,
      problem: 'no server',
    } as const;
    expect(progressLine(waiting)).toBe(
      'postgres    [------------------------]   0 %  0 of 3,000, waiting (waits: no server)',
    );
  });

  it('never passes its end, and is complete with nothing to do', () => {
    expect(progressLine({ ...half, copied: 4_000 })).toContain('100 %');
    expect(progressLine({ ...half, copied: 0, of: 0 })).toContain('100 %');
  });
});

it('a plan tells how long it takes by the rate of the last time', () => {
  expect(planLine('postgres', 3_000, { perSecond: 900 })).toContain('3,000 documents');
  expect(planLine('postgres', 3_000, { perSecond: 900 })).toContain('about 4 s at the 900 a second');
  expect(planLine('postgres', 3_000, null)).toContain('never measured');
});
