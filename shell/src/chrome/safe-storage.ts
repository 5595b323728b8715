// Storage throws when a browser forbids it or when it is full; the page must work without.

export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the key. */
export function writeStored(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Kept for this page only.
  }
}

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;
