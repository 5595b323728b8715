import type { SearchParams } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { EngineFilters, Plan, Tier } from '../../plan/index.ts';
import type { Interpretation } from '../interpret.core.ts';
import { fallbacks, fillers, inSamePlace, type LooseStep } from './loose-steps.core.ts';
import { withParts } from './strict-plan.core.ts';

/** Results beside those that were asked for: each step is a section, under these filters. */
export interface Sections {
  steps: readonly LooseStep[];
  filters: EngineFilters;
}

export interface Others {
  /** Sections that fill a short page. */
  few: Sections;
  /** Sections below a page on which nothing was found. */
  none: Sections;
  /** The same without filters; null when there are none to leave out. */
  unfiltered: Sections | null;
}

const NONE: Sections = { steps: [], filters: {} };
export const NO_OTHERS: Others = { few: NONE, none: NONE, unfiltered: null };

export interface Asked {
  /** The words, with the place of the location box; null without either. */
  text: Interpretation | null;
  plan: Plan;
  filters: EngineFilters;
  /** Distances count, as a filter or as the order. */
  measured: boolean;
}

export function othersThan(
  { text, plan, filters, measured }: Asked,
  params: SearchParams,
  dictionary: Dictionary,
): Others {
  // A chosen practice area is looked for elsewhere, just as one in the words.
  const chosen = text && text.practices.length > 0 ? undefined : slugOf(params.categoryId, dictionary);
  const subject = text && chosen !== undefined ? { ...text, practices: [chosen] } : text;
  const { categoryId, within, location, ...facets } = filters;
  const widest = { ...(chosen === undefined && categoryId && { categoryId }), ...(within && { within }) };
  const sections = (make: (text: Interpretation, dictionary: Dictionary) => LooseStep[]): Sections => {
    const steps = subject && !measured && !subject.licence?.number ? make(subject, dictionary) : [];
    return { steps, filters: { ...facets, ...widest, location: null } };
  };
  const inPlace = subject && subject.practices.length > 0 ? inSamePlace(subject, false) : [];
  const steps = [unfiltered(plan, chosen), ...inPlace];
  const isFiltered = Object.keys(facets).length > 0;
  return {
    few: sections(fillers),
    none: sections(fallbacks),
    unfiltered: isFiltered ? { steps, filters: { ...widest, location: location ?? null } } : null,
  };
}

/** A step to the same plan without filters, in the chosen practice area. */
function unfiltered({ tiers }: Plan, chosen: string | undefined): LooseStep {
  const asked: readonly Tier[] = tiers.length > 0 ? tiers : [{ why: 'any' }];
  const own = chosen === undefined ? {} : { ownPractices: withParts([chosen]) };
  return { widened: { kind: 'unfiltered' }, corrected: [], tiers: asked.map((tier) => ({ ...tier, ...own })) };
}

const slugOf = (categoryId: string | undefined, { categories }: Dictionary): string | undefined =>
  categoryId && [...categories.values()].find(({ id }) => id === categoryId.toLowerCase())?.slug;
