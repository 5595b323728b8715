/** So many addresses from a place on, of which none comes twice: once all were there, pages ignore what tells them apart. */
export function newAddresses(paths: readonly string[], from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = from + index;
    const path = paths[place % paths.length] ?? '/';
    const turn = Math.floor(place / paths.length);
    return turn === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}turn=${turn}`;
  });
}
