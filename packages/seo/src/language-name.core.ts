const LANGUAGES = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });
const namesOfLanguages = new Map<string, string | null>();

/** `Spanish` for `es`; null for what is no language code. */
export function languageName(code: string): string | null {
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  // Asked for twice by each page, and Intl takes its time.
  const known = namesOfLanguages.get(code);
  if (known !== undefined) return known;
  const name = LANGUAGES.of(code) ?? null;
  namesOfLanguages.set(code, name);
  return name;
}
