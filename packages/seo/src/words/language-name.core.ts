import type { SEARCH_LANGUAGES } from '@lawdex/contracts';

/** The languages of the search's filter. They are written out, because starting Intl takes a phone longer than loading the page's code. */
const USUAL: Record<(typeof SEARCH_LANGUAGES)[number], string> = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
  tl: 'Filipino',
  vi: 'Vietnamese',
  ar: 'Arabic',
  fr: 'French',
  ko: 'Korean',
  ru: 'Russian',
  pt: 'Portuguese',
  hi: 'Hindi',
  pl: 'Polish',
  de: 'German',
  it: 'Italian',
  ja: 'Japanese',
};
let others: Intl.DisplayNames | undefined;

/** `Spanish` for `es`; null for an unknown code. */
export function languageName(code: string): string | null {
  if (Object.hasOwn(USUAL, code)) return USUAL[code as keyof typeof USUAL];
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  others ??= new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });
  return others.of(code) ?? null;
}
