export const PAGE_WINDOW = 5;

/** At most five page numbers, centred on the current one as far as the ends allow. */
export function pageWindow(page: number, pageCount: number): number[] {
  const size = Math.min(PAGE_WINDOW, Math.max(0, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
