import type { EngineQuery, Plan, PlanPlace, PlanWord, Tier } from '@lawdex/search-language/plan';
import { documentOf, type IndexDocument } from '../src/index-definition/document.core.ts';
import { EVERYBODY } from '../src/engines/search-engine.ts';
import { business, uuidOf, type BusinessOptions } from './businesses.ts';
import { CATEGORIES } from '@lawdex/search-language/testing';

export const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));

export { EVERYBODY as everything };
export const plan = (...tiers: Tier[]): Pick<EngineQuery, 'plan'> & { plan: Plan } => ({
  plan: { tiers, without: [] },
});
export const word = (text: string): PlanWord => ({ word: text, prefix: false });
export const beginning = (text: string): PlanWord => ({ word: text, prefix: true });
export const place = (where: Partial<PlanPlace> = {}): PlanPlace => ({
  cityKeys: [],
  states: [],
  zips: [],
  within: null,
  ...where,
});
/** The document of a business that has the id of its name. */
export const document = (options: BusinessOptions): IndexDocument =>
  documentOf(business({ id: uuidOf(options.name), ...options }), categories);
