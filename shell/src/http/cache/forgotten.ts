/** Most groups to remember. Beyond it, values that were begun before the oldest one are not kept either. */
const MAX_GROUPS = 10_000;

/** The groups that writes have changed lately. A value that was asked for before a write must not be kept after it. */
export class Forgotten {
  /** The last time of each group, the oldest first. */
  private readonly moments = new Map<string, number>();
  private moment = 0;
  private floor = 0;

  constructor(private readonly maxGroups = MAX_GROUPS) {}

  /** A timestamp for `hasForgotten`. */
  now(): number {
    return this.moment;
  }

  forget(groups: readonly string[]): void {
    this.moment++;
    for (const group of groups) {
      this.moments.delete(group);
      this.moments.set(group, this.moment);
    }
    for (const [group, moment] of this.moments) {
      if (this.moments.size <= this.maxGroups) return;
      this.moments.delete(group);
      this.floor = moment;
    }
  }

  hasForgotten(groups: readonly string[], since: number): boolean {
    return since < this.floor || groups.some((group) => (this.moments.get(group) ?? 0) > since);
  }
}
