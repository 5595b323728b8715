import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

const loadSlot = jest.fn<(key: string) => Promise<ComponentType | null>>();
jest.unstable_mockModule('./remotes.ts', () => ({ loadSlot }));
const { Overlays } = await import('./Overlays.tsx');

const slots: Record<string, () => Promise<ComponentType | null>> = {
  'mf_compare/tray': async () => () => <p>the tray</p>,
  'mf_gone/tray': async () => null,
  'mf_throws/tray': async () => () => {
    throw new Error('broken tray');
  },
};

const show = (...modules: string[]) =>
  act(async () => {
    render(<Overlays modules={modules} />);
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadSlot.mockReset().mockImplementation((key) => slots[key]?.() ?? Promise.resolve(null));
});

describe('Overlays', () => {
  it('shows what a microfrontend lays over every page', async () => {
    await show('mf_compare/tray');
    expect(screen.getByText('the tray')).toBeTruthy();
  });

  it('leaves out what cannot be loaded and what throws, and shows the rest', async () => {
    await show('mf_gone/tray', 'mf_throws/tray', 'mf_compare/tray');
    expect(screen.getByText('the tray')).toBeTruthy();
    expect(document.body.textContent).toBe('the tray');
  });

  it('shows nothing of what arrives after it is gone', async () => {
    let arrive: (content: ComponentType) => void = () => undefined;
    loadSlot.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = render(<Overlays modules={['mf_slow/tray']} />);
    unmount();
    await act(async () => arrive(() => <p>too late</p>));
    expect(screen.queryByText('too late')).toBeNull();
  });
});
