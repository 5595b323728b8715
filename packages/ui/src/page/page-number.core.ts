// Six digits: what the services accept, and more than any list of ours has.
const PAGE = /^[1-9]\d{0,5}$/;

/** The page that the URL asks for, from 1; null when there can be no such page. */
export function readPage(params: URLSearchParams, name = 'page'): number | null {
  const values = params.getAll(name).filter((value) => value !== '');
  if (values.length === 0) return 1;
  return values.length === 1 && PAGE.test(values[0] ?? '') ? Number(values[0]) : null;
}

export const pageCountOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** The first page exists even when it is empty. */
export const pageExists = (page: number, total: number, pageSize: number): boolean =>
  page === 1 || page <= pageCountOf(total, pageSize);
