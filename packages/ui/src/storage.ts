type Kind = 'localStorage' | 'sessionStorage';

/** The text that this browser stores under a key; null without one, and when storage is forbidden. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is null. Returns false when the browser refuses, which then keeps the old text. */
export function store(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
