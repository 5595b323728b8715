import type { Understood } from '@lawdex/contracts';
import { plain, strong } from '../understood/sentence.core.ts';
import type { Sentence } from '../understood/sentence.core.ts';

/** Says whether the typed license number was found, whatever else the search finds. */
export function licenceSentence(
  { licence }: Understood,
  { total, isFiltered }: { total: number; isFiltered: boolean },
): Sentence {
  if (!licence || licence.number === null) return [];
  const number = strong([licence.state, 'license number', licence.number].filter(Boolean).join(' '));
  if (licence.isListed) return [plain('Looking for '), number, plain('.')];
  const fit = isFiltered ? ' that fits your filters' : '';
  const others = total > 0 ? ' Showing what else your search finds.' : '';
  return [plain(`No business here${fit} lists `), number, plain(`.${others}`)];
}
