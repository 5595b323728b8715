/** `new york` -> `New York`; letters that are capitals already stay. */
export const capitalizeWords = (city: string): string =>
  city.trim().replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const readState = (value: string | null): string | undefined =>
  value !== null && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;

/** As the search takes it. */
export const locationOf = (city: string, state: string | undefined): string => (state ? `${city}, ${state}` : city);
