import type { EngineFilters } from '../engine-query.core.ts';
import type { Plan } from '../plan.core.ts';

interface Total {
  version: string;
  total: number;
}

/**
 * Totals that were counted, each with the version of the rows that it is true for: they stay exact, since a statement that
 * relies on one reads the version of its own moment too. Those that were not asked for the longest are forgotten.
 */
export class Totals {
  private readonly kept = new Map<string, Total>();

  constructor(private readonly most: number) {}

  /** The total of a search, if it was counted at any time. */
  find(plan: Plan, filters: EngineFilters): Total | undefined {
    const key = keyOf(plan, filters);
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  keep(plan: Plan, filters: EngineFilters, counted: Total): void {
    const key = keyOf(plan, filters);
    this.kept.delete(key);
    this.kept.set(key, counted);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return;
      this.kept.delete(oldest);
    }
  }
}

const keyOf = (plan: Plan, filters: EngineFilters): string => JSON.stringify([plan.tiers, plan.without, filters]);
