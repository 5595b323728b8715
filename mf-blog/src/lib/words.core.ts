/** `1 Post`, `12 Posts`. */
export const countOf = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
