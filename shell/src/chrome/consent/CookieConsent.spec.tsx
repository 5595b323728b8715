import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CookieSettings } from '../footer/Footer.tsx';
import { renderChrome, site } from '../test/render-chrome.tsx';
import { CookieConsent } from './CookieConsent.tsx';

const analytics = { id: 'G-TEST', scriptUrl: 'https://analytics.example/script.js' };
const measured: typeof site = { ...site, analytics };
const render = (on = measured) => renderChrome(<CookieConsent />, { site: on });
const banner = () => screen.queryByRole('region', { name: 'We value your privacy' });
const script = () => document.querySelector<HTMLScriptElement>('script[data-analytics]');
const isSilenced = () => window['ga-disable-G-TEST'];
const pageViews = () =>
  (window.dataLayer ?? [])
    .filter((entry) => (entry as unknown[])[1] === 'page_view')
    .map((entry) => (entry as [0, 0, { page_path: string }])[2].page_path);

function signal(value: boolean | undefined) {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signal(undefined);
  window.dataLayer = [];
});

describe('the banner', () => {
  it('asks a visitor who has not chosen, with answers of the same weight', () => {
    render();
    const buttons = within(banner() as HTMLElement);
    expect(buttons.getByRole('button', { name: 'Accept' }).className).toBe(
      buttons.getByRole('button', { name: 'Decline' }).className,
    );
    expect(buttons.getByRole('link').getAttribute('href')).toBe('/privacy');
  });

  it('stores Decline and loads nothing, and does not ask again', async () => {
    const { unmount } = render();
    document.cookie = '_ga=1';
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(localStorage.getItem('cookie-consent')).toBe('declined');
    expect(banner()).toBeNull();
    expect(script()).toBeNull();
    await waitFor(() => expect(document.cookie).not.toContain('_ga'));
    unmount();
    render();
    expect(banner()).toBeNull();
  });

  it('stores no choice on Close, and stays away for the session', async () => {
    const { unmount } = render();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(banner()).toBeNull();
    expect(localStorage.getItem('cookie-consent')).toBeNull();
    unmount();
    render();
    expect(banner()).toBeNull();
  });

  it('treats a stored value that is no choice as none', () => {
    localStorage.setItem('cookie-consent', '{"__proto__":1}');
    render();
    expect(banner()).not.toBeNull();
  });

  it('says that the privacy signal was honored, even over an earlier Accept', async () => {
    signal(true);
    localStorage.setItem('cookie-consent', 'accepted');
    render();
    expect(banner()).toBeNull();
    expect(screen.getByRole('region', { name: 'We honored your privacy signal' })).toBeTruthy();
    await waitFor(() => expect(isSilenced()).toBe(true));
    expect(script()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('analytics', () => {
  it('loads the configured script after Accept, sends page views, and forgets all of it on reset', async () => {
    const { trail } = render();
    expect(script()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(script()?.src).toBe(analytics.scriptUrl));
    expect(isSilenced()).toBe(false);
    act(() => trail.go('/blog?page=2'));
    await waitFor(() => expect(pageViews()).toEqual(['/', '/blog?page=2']));

    act(() => window.resetCookieConsent?.());
    expect(localStorage.getItem('cookie-consent')).toBeNull();
    await waitFor(() => expect(isSilenced()).toBe(true));
    expect(banner()).not.toBeNull();
    act(() => trail.go('/'));
    expect(pageViews()).toHaveLength(2);
    script()?.remove();
  });

  it('is not asked about where nothing is measured, except by who wants to see it', async () => {
    render(site);
    renderChrome(<CookieSettings />);
    expect(banner()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(banner()?.textContent).toContain('This site has no analytics cookies.');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(localStorage.getItem('cookie-consent')).toBe('accepted');
    expect([banner(), script()]).toEqual([null, null]);
  });
});
