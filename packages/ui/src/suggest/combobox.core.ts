/** The list of a combobox, after the WAI-ARIA authoring practices: list autocomplete with manual selection. */
export interface ListState {
  open: boolean;
  /** Index of the option that Enter takes; -1 for none. */
  active: number;
}

export type KeyOutcome =
  /** The browser handles the key as in any text box. */
  | { kind: 'left' }
  /** The browser handles the key, and the list changes. */
  | { kind: 'moved-text'; state: ListState }
  | { kind: 'taken'; state: ListState }
  | { kind: 'chosen'; index: number };

/** `count` is the number of options. */
export function afterKey(key: string, { open, active }: ListState, count: number): KeyOutcome {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      if (count === 0) return { kind: 'left' };
      const from = open ? active : -1;
      // Moving past an end leads to the text box first, then to the other end.
      const places = count + 1;
      const next = (from + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places;
      return { kind: 'taken', state: { open: true, active: next - 1 } };
    }
    case 'Escape':
      return open ? { kind: 'taken', state: { open: false, active: -1 } } : { kind: 'left' };
    case 'Enter':
      return open && active >= 0 ? { kind: 'chosen', index: active } : { kind: 'left' };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return open && active >= 0 ? { kind: 'moved-text', state: { open, active: -1 } } : { kind: 'left' };
    default:
      return { kind: 'left' };
  }
}
