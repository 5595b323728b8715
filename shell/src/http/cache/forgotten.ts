/** More groups than are forgotten while anything is on its way; what was begun before the oldest of them is not kept either. */
const MAX_GROUPS = 10_000;

/** Which groups were forgotten lately, because what was asked for before a write must not be kept after it. */
export class Forgotten {
  private readonly maxGroups: number;
  /** The last moment at which each was forgotten, the oldest first. */
  private readonly moments = new Map<string, number>();
  private moment = 0;
  private floor = 0;

  constructor(maxGroups = MAX_GROUPS) {
    this.maxGroups = maxGroups;
  }

  /** To be kept until `hasForgotten` is asked. */
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
