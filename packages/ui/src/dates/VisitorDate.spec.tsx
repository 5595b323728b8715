import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { VisitorDate } from './VisitorDate.tsx';

const EVENING = '2026-03-06T03:00:00Z';

const visitorIn = (timeZone: string | undefined) => {
  const options = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...options.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
};

it('the server writes the day where the business is, or in UTC', () => {
  visitorIn('Asia/Tokyo');
  expect(renderToString(<VisitorDate iso={EVENING} timeZone="America/Chicago" />)).toContain('March 5, 2026');
  expect(renderToString(<VisitorDate iso={EVENING} timeZone={null} />)).toContain('March 6, 2026');
});

it('a visitor reads the day of their own calendar, and the page is brought to life without a difference', () => {
  visitorIn('America/Los_Angeles');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<VisitorDate iso={EVENING} />);
  const differences: unknown[] = [];
  render(<VisitorDate iso={EVENING} />, {
    container: document.body.appendChild(container),
    hydrate: true,
    onRecoverableError: (error) => differences.push(error),
  });
  expect(screen.getByText('March 5, 2026').getAttribute('datetime')).toBe(EVENING);
  expect(differences).toEqual([]);
});

it('a browser that does not know its zone keeps what the server wrote', () => {
  visitorIn(undefined);
  render(<VisitorDate iso={EVENING} timeZone="America/Chicago" />);
  expect(screen.getByText('March 5, 2026')).toBeTruthy();
});
