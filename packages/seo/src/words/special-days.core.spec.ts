import { runText, specialRuns } from './special-days.core.ts';

const closed = (date: string) => ({ date, spans: [] });
const morning = (date: string) => ({ date, spans: [{ open: '09:00', close: '12:00' }] });
const texts = (special: ReturnType<typeof morning>[], today: string): string[] =>
  specialRuns({ special }, today).map((run) => `${runText(run)}: ${run.spans.length === 0 ? 'closed' : 'morning'}`);

it('neighbours with the same times are one, over the end of a year', () => {
  const days = ['12-30', '12-31', '01-01'].map(closed);
  expect(texts([...days, morning('12-24')], '2026-11-26')).toEqual([
    'December 24: morning',
    'December 30 – January 1: closed',
  ]);
  // Within the days, those that are over are no longer told.
  expect(texts(days, '2026-12-31')).toEqual(['December 31 – January 1: closed', 'December 30: closed']);
});

it('dates of a year have it, leave when they are over, and go before the same of every year', () => {
  const days = [closed('12-25'), morning('2026-12-25'), closed('2026-12-26'), closed('2026-01-01'), closed('02-29')];
  expect(texts(days, '2026-11-26')).toEqual([
    'December 25, 2026: morning',
    'December 26, 2026: closed',
    'February 29: closed',
  ]);
});
