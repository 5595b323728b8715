/** What each holder holds of something scarce, and who holds most of it. Every step takes the same time, however many there are. */
export class Shares<T> {
  private readonly held = new Map<string, Set<T>>();
  /** By how much they hold. */
  private readonly holders: Set<string>[] = [];
  private largest = 0;

  /** Of the greediest. */
  get most(): number {
    return this.largest;
  }

  count(holder: string): number {
    return this.held.get(holder)?.size ?? 0;
  }

  of(holder: string): Iterable<T> {
    return this.held.get(holder) ?? [];
  }

  add(holder: string, one: T): void {
    const own = this.held.get(holder) ?? new Set();
    this.held.set(holder, own);
    this.move(holder, own, () => own.add(one));
  }

  /** Nothing happens when it was not held. */
  remove(holder: string, one: T): void {
    const own = this.held.get(holder);
    if (!own) return;
    this.move(holder, own, () => own.delete(one));
    if (own.size === 0) this.held.delete(holder);
  }

  /** What the greediest hold, the oldest of each first. */
  *ofGreediest(): Iterable<T> {
    for (const holder of this.holders[this.largest] ?? []) yield* this.held.get(holder) ?? [];
  }

  private move(holder: string, own: ReadonlySet<T>, change: () => void): void {
    this.holders[own.size]?.delete(holder);
    change();
    if (own.size > 0) (this.holders[own.size] ??= new Set()).add(holder);
    if (own.size > this.largest) this.largest = own.size;
    while (this.largest > 0 && !this.holders[this.largest]?.size) this.largest -= 1;
  }
}

/**
 * Whether a newcomer may take a place of the greediest: who holds nothing yet may, others only if they hold less afterwards.
 * `own` is null for many visitors behind one address, of whom each counts as one who holds nothing.
 */
export const mayDisplace = (own: number | null, most: number): boolean => most > 0 && (!own || own + 1 < most);
