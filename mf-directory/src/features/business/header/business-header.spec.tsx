import { WEEKDAYS, type BusinessDetail, type WeeklyHours } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { jest } from '@jest/globals';
import { aBusiness, answerWith, businessAnswers, hydratePage, openPage, servePage } from '@lawdex/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { at, module } from '../testing/visit.ts';

const weekdays: WeeklyHours = Object.fromEntries(
  WEEKDAYS.slice(0, 5).map((day) => [day, { open: '08:30', close: '17:00' }]),
);

function services(changes: Partial<BusinessDetail> = {}) {
  answerWith(businessAnswers(aBusiness({ hours: weekdays, ...changes })));
}

/** The head alone, as text; what is in other parts of the page is not meant. */
async function head(): Promise<HTMLElement> {
  const name = await screen.findByRole('heading', { level: 1 });
  const element = name.closest('header');
  if (!element) throw new Error('The name stands in no head.');
  return element;
}

const fact = (label: string, element: HTMLElement) =>
  within(element).queryByText(label)?.nextElementSibling?.textContent ?? null;

// Monday, 16 November 2026; Austin is six hours behind.
const OTHER_CLOCKS = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const setClock = (iso: string) => jest.useFakeTimers({ now: new Date(iso), doNotFake: [...OTHER_CLOCKS, ...TIMERS] });
const setClockAndTimers = (iso: string) =>
  jest.useFakeTimers({ now: new Date(iso), advanceTimers: true, doNotFake: [...OTHER_CLOCKS] });
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

describe('the state of the door', () => {
  it.each([
    ['2026-11-16T18:00:00Z', weekdays, 'Open Nowcloses 5 PM'],
    ['2026-11-16T23:00:00Z', weekdays, 'Closedopens Tue 8:30 AM'],
  ])('at %s says what comes next, by the clock of the business', async (now, hours, said) => {
    setClock(now);
    services({ hours });
    const { html } = await servePage(module, at());
    document.body.innerHTML = html;
    expect((await head()).textContent).toContain(said);
  });

  it('is not spoken of when hours or zone are not known', async () => {
    setClock('2026-11-16T18:00:00Z');
    services({ hours: weekdays, timeZone: null, isOpen: null });
    document.body.innerHTML = (await servePage(module, at())).html;
    expect((await head()).textContent).not.toMatch(/Open|Closed/);
  });

  it('is the same where the HTML comes alive later, then follows the clock', async () => {
    setClock('2026-11-16T22:59:30Z');
    services();
    const slow = {
      ...module,
      prefetch: async (context: PageContext) => {
        await module.prefetch(context);
        jest.setSystemTime(new Date('2026-11-16T23:00:10Z'));
      },
    };
    expect((await servePage(slow, at())).html).toContain('closes 5 PM');
    setClock('2026-11-16T22:59:30Z');
    const { differences } = await hydratePage(slow, at());
    expect(differences).toEqual([]);
    expect((await head()).textContent).toContain('opens Tue 8:30 AM');
  });

  it('changes when the minute does, without anything being asked for', async () => {
    setClockAndTimers('2026-11-16T22:59:30Z');
    services();
    openPage(module, at());
    expect((await head()).textContent).toContain('closes 5 PM');
    act(() => void jest.advanceTimersByTime(30_000));
    expect((await head()).textContent).toContain('opens Tue 8:30 AM');
  });
});

describe('what a head says to be trusted', () => {
  const licence = {
    jurisdiction: 'Texas',
    number: '240550',
    yearAdmitted: 1997,
    sourceUrl: 'https://www.texasbar.example/x',
    checkedAt: '2026-09-15',
  };

  it('is the license with whose it is, who says so and when it was checked, languages, fees and consultations', async () => {
    services({ licences: [{ ...licence, holder: 'Ann Lee' }], videoConsultation: true });
    openPage(module, at());
    const element = await head();
    expect(fact('License', element)).toBe(
      'Ann LeeTexas, no. 240550, admitted 1997texasbar.example checked September 15, 2026',
    );
    expect(fact('Languages', element)).toBe('English, Spanish');
    expect(fact('Fees', element)).toBe('Contingency');
    expect(fact('Consultations', element)).toBe('Free ConsultationVideo Consultation');
  });

  it('is of several licenses one that was checked, and where the others are', async () => {
    services({ licences: [{ ...licence, jurisdiction: 'Oklahoma', checkedAt: null }, licence] });
    openPage(module, at());
    expect(fact('License', await head())).toMatch(/^Texas/);
    const link = within(await head()).getByRole('link', { name: 'All licenses (2)' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain('Oklahoma');
  });

  it('is left out when nothing is known, without an empty box', async () => {
    services({ licences: [], languages: [], feeBasis: [], freeConsultation: false });
    openPage(module, at());
    expect((await head()).querySelector('dl')).toBeNull();
  });
});
