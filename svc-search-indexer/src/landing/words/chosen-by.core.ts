import { MODIFIER_WORDS } from './modifier-words.core.ts';
import type { PageFacts } from './page-facts.core.ts';
import { whereWords } from './page-names.core.ts';
import { countOfFirms, numberText } from './sentences.core.ts';

/** How the list came about, in one sentence. */
export function chosenBy({ subject, applied, total, facts, radiusMiles }: PageFacts): string {
  const { modifier, practice, place } = subject;
  if (place === null) return 'Every law firm of the directory, state by state.';
  const around = radiusMiles === null ? whereWords(subject) : `within ${radiusMiles} miles of your position`;
  const whose = practice === null ? '' : ` whose own practice area is ${practice}`;
  const firms = `${around}${whose}`;
  if (total === 0) return `No law firm ${firms} is listed yet.`;
  const byRating = 'in the order of their rating, in which few reviews weigh little';
  if (modifier === null) return `Every law firm ${firms}, ${byRating}.`;
  const { label, chosen, order } = MODIFIER_WORDS[modifier];
  if (chosen === null) {
    return `Nothing that law firms say of themselves tells who is “${label.toLowerCase()}”, so this is every law firm ${firms}, ${byRating}.`;
  }
  if (!applied)
    return `None of the law firms ${firms} is among those ${chosen}, so this is every one of them, ${byRating}.`;
  return `Of the ${countOfFirms(facts.inPlace)} ${firms}, the ${numberText(total)} ${chosen}, in the order of ${order}.`;
}
