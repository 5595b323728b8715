import { clockText, hoursRuns, hoursText } from './hours.core.ts';

const nine = { open: '09:00', close: '17:00' };

describe('hoursRuns', () => {
  it('begins anew after a closed day and after other times', () => {
    const hours = { mon: nine, tue: nine, thu: nine, fri: { open: '10:00', close: '17:00' }, sun: nine };
    const runs = hoursRuns(hours).map(({ from, to }) => `${from}-${to}`);
    expect(runs).toEqual(['mon-tue', 'thu-thu', 'fri-fri', 'sun-sun']);
  });

  it('says nothing of a week without open days', () => {
    expect(hoursRuns({})).toEqual([]);
    expect(hoursText({})).toBe('');
  });
});

it('hoursText says breaks, and that it is open around the clock', () => {
  const split = { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] };
  expect(hoursText({ mon: split, tue: split, sun: { open: '00:00', close: '00:00' } })).toBe(
    'Monday to Tuesday, 9 AM to 12 PM and 1 PM to 5 PM; Sunday, open 24 hours',
  );
});

it.each([
  ['00:05', '12:05 AM'],
  ['24:00', '12 AM'],
  ['12:00', '12 PM'],
  ['13:30', '1:30 PM'],
])('clockText %s is %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});
