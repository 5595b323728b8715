/** `1,234`. Not `toLocaleString`: its first call wakes Intl, for which a phone takes some 30 ms before a page can be used. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 review`, `1,234 reviews`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
