// Storage throws when it is forbidden or full; pages must work without it.

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
    // The value lives in this page only.
  }
}

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;
