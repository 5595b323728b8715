/** Keeps how much of a scarce resource each holder has, and who has most. Every operation takes constant time. */
export class Holders<T> {
  private readonly held = new Map<string, Set<T>>();
  /** Holders by their number of items. */
  private readonly holders: Set<string>[] = [];
  most = 0;

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

  /** Has no effect when it was not held. */
  remove(holder: string, one: T): void {
    const own = this.held.get(holder);
    if (!own) return;
    this.move(holder, own, () => own.delete(one));
    if (own.size === 0) this.held.delete(holder);
  }

  /** Items of the largest holders, the oldest of each first. */
  *ofGreediest(): Iterable<T> {
    for (const holder of this.holders[this.most] ?? []) yield* this.held.get(holder) ?? [];
  }

  private move(holder: string, own: ReadonlySet<T>, change: () => void): void {
    this.holders[own.size]?.delete(holder);
    change();
    if (own.size > 0) (this.holders[own.size] ??= new Set()).add(holder);
    if (own.size > this.most) this.most = own.size;
    while (this.most > 0 && !this.holders[this.most]?.size) this.most -= 1;
  }
}

/** Whether a new item may replace one of the largest holder, who must keep more. `own` is null behind a proxy. */
export const mayDisplace = (own: number | null, most: number): boolean => most > 0 && (!own || own + 1 < most);
