import type { LandingModifier, LandingSort } from '@lawdex/contracts';
import MODIFIERS from '../../../data/modifiers.json' with { type: 'json' };
import { BEST, EXPERIENCED_YEARS, TOP_RATED, TRUSTED_MONTHS } from '../../index-definition/features.core.ts';

export interface ModifierWords {
  label: string;
  sort: LandingSort;
  /** How the businesses of its list were chosen, behind 'Law firms'; null: nothing is known that could choose them. */
  chosen: string | null;
  /** In what order they stand, behind 'in the order of'. */
  order: string;
}

const FIGURES: Readonly<Record<string, string | number>> = {
  '{best.rating}': BEST.rating.toFixed(1),
  '{best.reviews}': BEST.reviews,
  '{topRated.rating}': TOP_RATED.rating.toFixed(1),
  '{topRated.reviews}': TOP_RATED.reviews,
  '{years}': EXPERIENCED_YEARS,
  '{months}': TRUSTED_MONTHS,
};

const withFigures = (text: string): string => text.replace(/\{[\w.]+\}/g, (name) => String(FIGURES[name]));

export const MODIFIER_WORDS = Object.fromEntries(
  Object.entries(MODIFIERS).map(([modifier, words]) => [
    modifier,
    { ...words, chosen: words.chosen && withFigures(words.chosen) },
  ]),
) as Readonly<Record<LandingModifier, ModifierWords>>;
