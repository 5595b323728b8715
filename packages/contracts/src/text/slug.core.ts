/** Words as they stand in an address: lowercase letters and digits, single hyphens. Empty when there are none of them. */
export const slugify = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
