import { jest } from '@jest/globals';
import { watchLinks } from './warm-links.ts';

const about = jest.fn<(url: URL) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <a href="/search?query=divorce"><span>Divorce</span></a> <a href="/terms">Terms</a>
    <a href="https://example.org/">Elsewhere</a> <a href="/feed" target="_blank">Feed</a> <p>Text</p>`;
});
afterEach(() => {
  jest.useRealTimers();
  about.mockClear();
});

watchLinks(about);

function pointAt(selector: string, pointerType = 'mouse'): void {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

it('a mouse that rests on a link, or on what is in it, is about to open its page', () => {
  pointAt('span');
  expect(about).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(about.mock.calls.map(([url]) => url.pathname + url.search)).toEqual(['/search?query=divorce']);
});

it('who only passes over links opens none', () => {
  pointAt('span');
  pointAt('p');
  jest.runAllTimers();
  expect(about).not.toHaveBeenCalled();
});

it('a link that the keyboard has reached counts too', () => {
  document.querySelector<HTMLElement>('[href="/terms"]')?.focus();
  jest.runAllTimers();
  expect(about).toHaveBeenCalledTimes(1);
});

it('a finger is not waited for', () => {
  pointAt('[href="/terms"]', 'touch');
  jest.advanceTimersByTime(0);
  expect(about).toHaveBeenCalledTimes(1);
});

it.each(['[href^="https"]', '[target]'])('%s leads to no page that could be fetched', (selector) => {
  pointAt(selector);
  jest.runAllTimers();
  expect(about).not.toHaveBeenCalled();
});
