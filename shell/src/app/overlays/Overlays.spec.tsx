import { jest } from '@jest/globals';
import { emit, on } from '@lawdex/mf-kit/runtime';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { Later } from '../../chrome/Chrome.tsx';
import { onDemand } from '../../chrome/on-demand.ts';
import { overlayFills } from '../remotes.ts';
import { isNeeded } from './needs.ts';
import { LATE_MS } from './keep-slot.ts';
import { Overlays } from './Overlays.tsx';

const remote = {
  name: 'mf-tray',
  version: '1',
  entry: '/entry.js',
  routes: [],
  slots: { overlay: './tray' },
  wakes: { overlay: { stored: ['tray'], events: ['add-to-compare'] } },
};

/** Records the requests from the moment it listens. */
function Tray() {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => on('add-to-compare', ({ name }) => setHeard((known) => [...known, name])), []);
  if (heard.includes('breaks it')) throw new Error('broken tray');
  return <p>Tray: {heard.join(', ')}</p>;
}

const loadSlot = jest.fn<() => Promise<ComponentType | null>>();
const there = () => loadSlot.mockResolvedValue(Tray);
const gone = () => loadSlot.mockResolvedValue(null);
const tray = () => document.body.textContent;
const ask = (name: string) => act(async () => emit('add-to-compare', { name } as never));
const kept = () => localStorage.getItem('kept:add-to-compare');

let toasts: string[] = [];
let stop = () => undefined as void;

/** Loads overlays as entry-browser.tsx does, only when they are needed. */
async function openSite(remotes = [remote]) {
  const fills = overlayFills(remotes);
  const loaded = jest.fn<() => void>();
  const part = onDemand({
    events: new Set(fills.flatMap(({ wake }) => wake?.events ?? [])),
    isStored: () => fills.some(isNeeded),
    async load(takeEarly) {
      loaded();
      return () => <Overlays fills={fills} takeEarly={takeEarly} loadSlot={loadSlot} />;
    },
  });
  await act(async () => void render(<Later load={() => part} />));
  return loaded;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  loadSlot.mockReset();
  toasts = [];
  stop = on('toast:show', ({ title }) => toasts.push(title));
});
afterEach(() => {
  cleanup();
  stop();
  jest.useRealTimers();
});

describe('a module that says when it is needed', () => {
  it('is not loaded, nor what would load it, while nothing needs it', async () => {
    const loaded = await openSite();
    expect(loaded).not.toHaveBeenCalled();
    expect(loadSlot).not.toHaveBeenCalled();
  });

  it('is loaded with the page when its key is stored', async () => {
    there();
    localStorage.setItem('tray', '["a"]');
    await openSite();
    expect(tray()).toBe('Tray: ');
  });

  it('is loaded when another tab stores its key', async () => {
    there();
    await openSite();
    localStorage.setItem('tray', '["a"]');
    await act(async () => void fireEvent(window, new StorageEvent('storage', { key: 'tray' })));
    expect(tray()).toBe('Tray: ');
  });

  it('is told what was asked for before it was there, in order and once, and then hears by itself', async () => {
    let arrive: (content: ComponentType) => void = () => undefined;
    loadSlot.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await openSite();
    await ask('a');
    await ask('b');
    await act(async () => arrive(Tray));
    expect(tray()).toBe('Tray: a, b');
    await ask('c');
    expect(tray()).toBe('Tray: a, b, c');
    expect(loadSlot).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);
  });
});

it('a module that says nothing of it is loaded after every page', async () => {
  there();
  await openSite([{ ...remote, wakes: {} as never }]);
  expect(tray()).toBe('Tray: ');
});

describe('a module that cannot be had', () => {
  it('is left out without a word while nobody asks for it', async () => {
    gone();
    localStorage.setItem('tray', '["a"]');
    await openSite();
    expect(tray()).toBe('');
    expect(toasts).toEqual([]);
  });

  it('has its visitors told, and what they asked for kept until it is there', async () => {
    gone();
    await openSite();
    await ask('a');
    expect(toasts).toEqual(['Comparing is not available right now']);
    there();
    await ask('b');
    expect(tray()).toBe('Tray: a, b');
    expect(kept()).toBeNull();
  });

  it('is handed what an earlier page kept, each once', async () => {
    gone();
    await openSite();
    for (const name of ['a', 'b', 'a']) await ask(name);
    cleanup();
    there();
    await openSite();
    expect(tray()).toBe('Tray: a, b');
    expect(kept()).toBeNull();
  });

  it('is asked for again when the connection is back', async () => {
    gone();
    await openSite();
    await ask('a');
    there();
    await act(async () => void fireEvent(window, new Event('online')));
    expect(tray()).toBe('Tray: a');
  });

  it('is late: visitors are told after a while, and it does what they asked for when it comes', async () => {
    let arrive: (content: ComponentType) => void = () => undefined;
    loadSlot.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await openSite();
    jest.useFakeTimers();
    await ask('a');
    await act(async () => void jest.advanceTimersByTime(LATE_MS - 1));
    expect(toasts).toEqual([]);
    await act(async () => void jest.advanceTimersByTime(1));
    expect(toasts).toEqual(['Comparing is not available right now']);
    await act(async () => arrive(Tray));
    expect(tray()).toBe('Tray: a');
    expect(kept()).toBeNull();
  });

  it('throws as it is shown: the same, and the page stands', async () => {
    loadSlot.mockResolvedValue(() => {
      throw new Error('broken tray');
    });
    await openSite();
    await ask('a');
    expect(tray()).toBe('');
    expect(toasts).toEqual(['Comparing is not available right now']);
    expect(kept()).toContain('"a"');
  });

  it('throws later: it is left out, and comes back for the next who asks', async () => {
    there();
    await openSite();
    await ask('breaks it');
    expect(tray()).toBe('');
    await ask('c');
    expect(tray()).toBe('Tray: c');
  });
});

it('a request that no release answers has its visitor told, and is kept', async () => {
  await openSite([]);
  await ask('a');
  expect(toasts).toEqual(['Comparing is not available right now']);
  expect(kept()).toContain('"a"');
  expect(loadSlot).not.toHaveBeenCalled();
});

it.each(['{"', '{}', '7', `["${'x'.repeat(60_000)}"]`])('nothing was kept when storage holds %#', async (text) => {
  there();
  localStorage.setItem('kept:add-to-compare', text);
  await openSite();
  expect(tray()).toBe('Tray: ');
  expect(kept()).toBeNull();
});
