import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bufferEarlyEvents } from './early-events.ts';

let heard: string[] = [];

const note = (event: Event) => {
  if (event instanceof CustomEvent) heard.push(event.detail.id);
};
const press = (id: string) => window.dispatchEvent(new CustomEvent('add-to-compare', { detail: { id } }));

/** The list's owner has loaded: it listens, and says what the list holds. */
function loadOwner(): void {
  window.addEventListener('add-to-compare', note);
  announce();
}

const announce = () => window.dispatchEvent(new CustomEvent('compare:changed', { detail: { ids: [] } }));

beforeEach(() => {
  heard = [];
});
afterEach(() => window.removeEventListener('add-to-compare', note));

describe('Compare that is pressed before the list has loaded', () => {
  it('is told to the list once it has, in order and once', () => {
    bufferEarlyEvents();
    press('a');
    press('b');
    loadOwner();
    announce();
    expect(heard).toEqual(['a', 'b']);
  });

  it('is told as it happens from then on', () => {
    bufferEarlyEvents();
    loadOwner();
    press('c');
    announce();
    expect(heard).toEqual(['c']);
  });
});
