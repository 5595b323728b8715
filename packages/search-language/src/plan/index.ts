export type { EngineAnswer, EngineHit, EngineQuery } from './engine-query.core.ts';
export { CHOICE_FILTERS, chosen, type Clock, type EngineFilters, type ZoneTime } from './filters.core.ts';
export { MOST_TIERS } from './plan.core.ts';
export type { Plan, PlanPlace, PlanWord, TextField, Tier, Unwanted } from './plan.core.ts';
