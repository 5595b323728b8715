import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EARLY_SCRIPT } from '../../protocol/early-script.ts';
import { renderChrome, site } from '../test/render-chrome.tsx';
import { Notices } from './Notices.tsx';

const root = document.documentElement;
const runEarlyScript = () => void runInNewContext(EARLY_SCRIPT, { localStorage, document, location, performance });

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-disclaimer-dismissed');
});

describe('the disclaimer', () => {
  it('says that the site is no law firm and links to the terms', () => {
    renderChrome(<Notices />);
    expect(screen.getByRole('complementary').textContent).toContain(
      'Important: This directory provides informational listings only. We are not a law firm and do not provide legal advice.',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/terms');
  });

  it('goes for good when it is dismissed', async () => {
    renderChrome(<Notices />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss disclaimer' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    root.removeAttribute('data-disclaimer-dismissed');
    runEarlyScript();
    expect(root.hasAttribute('data-disclaimer-dismissed')).toBe(true);
  });

  it('is left alone by the early script until then, and when storage holds something else', () => {
    runEarlyScript();
    localStorage.setItem('disclaimer-dismissed', '"><script>');
    runEarlyScript();
    expect(root.hasAttribute('data-disclaimer-dismissed')).toBe(false);
  });
});

it('the notice of demo data is shown while the listings are generated, and only then', () => {
  const { unmount } = renderChrome(<Notices />);
  expect(screen.queryByText(/fictional/)).toBeNull();
  unmount();
  renderChrome(<Notices />, { site: { ...site, demoData: true } });
  expect(screen.getByText(/fictional/)).toBeTruthy();
});
