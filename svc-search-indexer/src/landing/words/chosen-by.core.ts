import { countOf, firmsFor } from '@lawdex/contracts';
import { MODIFIER_WORDS } from './modifier-words.core.ts';
import { whereWords, type PageFacts } from './page-names.core.ts';
import { capital } from './sentences.core.ts';

/** `Car Accidents firm in Austin, TX`, `law firms within 10 miles of you`. */
export function firmsOf({ subject, radiusMiles }: Pick<PageFacts, 'subject' | 'radiusMiles'>, count = 1): string {
  const where = radiusMiles === null ? whereWords(subject) : `within ${countOf(radiusMiles, 'mile')} of you`;
  return `${firmsFor(subject.practice ?? 'law', count)} ${where}`;
}

/** How the list came about, in sentences that can be read at once. How many there are stands elsewhere on the page. */
export function chosenBy(page: PageFacts): string {
  const { modifier, place } = page.subject;
  if (place === null) return 'Every law firm of the directory, state by state.';
  const firm = firmsOf(page);
  if (page.total === 0) return `No ${firm} is listed yet.`;
  const isAlone = page.total === 1;
  const every = `${isAlone ? 'the one' : 'every'} ${firm}.`;
  // Which one comes first is no question when there is but one.
  const inOrder = (order = MODIFIER_WORDS.best.order) => (isAlone ? '' : ` They stand in the order of ${order}.`);
  if (modifier === null) return capital(every) + inOrder();
  const { label, chosen, order } = MODIFIER_WORDS[modifier];
  if (chosen === null)
    return `Nothing that law firms say of themselves tells who is “${label.toLowerCase()}”, so this is ${every}${inOrder()}`;
  if (!page.applied && isAlone) return `This is the one ${firm}. It is not among those ${chosen}.`;
  if (!page.applied) return `No ${firm} is among those ${chosen}. So all of them are shown.${inOrder()}`;
  if (isAlone) return `One ${firm} is among those ${chosen}.`;
  return `These are the ${firmsOf(page, page.total)} ${chosen}.${inOrder(order)}`;
}
