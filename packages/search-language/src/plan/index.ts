export type { EngineAnswer, EngineFilters, EngineHit, EngineQuery, ZoneTime } from './engine-query.core.ts';
export { MOST_TIERS } from './plan.core.ts';
export type { Plan, PlanPlace, PlanWord, TextField, Tier, Unwanted } from './plan.core.ts';
