import { countOf } from '@lawdex/contracts';
import { MODIFIER_WORDS } from './modifier-words.core.ts';
import type { PageFacts } from './page-facts.core.ts';
import { whereWords } from './page-names.core.ts';
import { capital, countOfFirms, numberText } from './sentences.core.ts';

const BY_RATING = 'in the order of their rating, in which few reviews weigh little';

/** How the list came about, in one sentence. */
export function chosenBy({ subject, applied, total, facts, radiusMiles }: PageFacts): string {
  const { modifier, practice, place } = subject;
  if (place === null) return 'Every law firm of the directory, state by state.';
  const around = radiusMiles === null ? whereWords(subject) : `within ${countOf(radiusMiles, 'mile')} of your position`;
  const whose = practice === null ? '' : ` whose own practice area is ${practice}`;
  const firms = `${around}${whose}`;
  if (total === 0) return `No law firm ${firms} is listed yet.`;
  // Which one comes first is no question when there is but one.
  const every = total === 1 ? `the one law firm ${firms}` : `every law firm ${firms}, ${BY_RATING}`;
  if (modifier === null) return capital(`${every}.`);
  const { label, chosen, order } = MODIFIER_WORDS[modifier];
  if (chosen === null) {
    return `Nothing that law firms say of themselves tells who is “${label.toLowerCase()}”, so this is ${every}.`;
  }
  if (!applied && total === 1)
    return `The one law firm ${firms} is not among those ${chosen}. It is shown because there is no other.`;
  if (!applied)
    return `None of the law firms ${firms} is among those ${chosen}, so this is every one of them, ${BY_RATING}.`;
  if (facts.inPlace === 1) return `The one law firm ${firms} is among those ${chosen}.`;
  if (total === 1) return `Of the ${countOfFirms(facts.inPlace)} ${firms}, one is among those ${chosen}.`;
  return `Of the ${countOfFirms(facts.inPlace)} ${firms}, these are the ${numberText(total)} ${chosen}, in the order of ${order}.`;
}
