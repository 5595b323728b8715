import type { PlanPlace, Tier } from '../../plan/plan.core.ts';
import type { Interpretation } from '../interpret.core.ts';

/** Tiers for businesses of that very name; of its offices those in the place come before those elsewhere. */
export function calledSo({ nameKeys, placedName, place }: Interpretation): Tier[] {
  const { nameKeys: beside = [], spot, alike = [], saysFirm = false } = placedName ?? {};
  return [
    ...named(saysFirm ? [...nameKeys, alike] : nameKeys),
    ...(place ? named([...beside, alike], spot?.levels[0]) : []),
    ...named(beside.slice(-1)),
  ];
}

const named = (nameKeys: readonly (string | readonly string[])[], place?: PlanPlace): Tier[] =>
  nameKeys.filter(({ length }) => length > 0).map((nameKey) => ({ why: 'name', nameKey, ...(place && { place }) }));

/** A tier for a telephone number, street address or licence, which one business has. */
export const codeTier = (code: string): Tier => ({
  why: 'words',
  words: [{ word: code, prefix: false }],
  fields: ['text'],
});
