// The services accept at most six digits.
const PAGE = /^[1-9]\d{0,5}$/;

/** The page number of the URL, from 1; null when it is none. */
export function readPage(params: URLSearchParams, name = 'page'): number | null {
  const values = params.getAll(name).filter((value) => value !== '');
  if (values.length === 0) return 1;
  return values.length === 1 && PAGE.test(values[0] ?? '') ? Number(values[0]) : null;
}

export const pageCountOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** The first page exists even when it is empty. */
export const pageExists = (page: number, total: number, pageSize: number): boolean =>
  page === 1 || page <= pageCountOf(total, pageSize);
