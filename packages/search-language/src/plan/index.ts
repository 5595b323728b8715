export { CHOICE_FILTERS, chosen, type Clock, type EngineFilters, type ZoneTime } from './filters.core.ts';
export type { EngineAnswer, EngineHit, EngineQuery, Plan, PlanPlace, PlanWord } from './plan.core.ts';
export { MOST_TIERS, type TextField, type Tier, type Unwanted } from './plan.core.ts';
