import type { BusinessKind } from '@lawdex/contracts';
import data from '../../../data/import/kinds.json' with { type: 'json' };

interface Named {
  name: string;
  /** The practice area, or a word for the kind of organisation, as the file has it. */
  category?: string | null | undefined;
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

const anyOf = (phrases: readonly string[], behind = ''): RegExp => new RegExp(`\\b(${phrases.join('|')})\\b${behind}`);
// `inc` is no legal form of firms alone, because charities are incorporated too.
const [OTHER, FIRM, AGENCY] = [anyOf(data.other), anyOf(data.firm), anyOf(data.agency)];
const LEGAL_AID = anyOf(data['legal aid']);
const COURT = anyOf(data.court, `(?! (${data['behind what is no court'].join('|')}))`);

/** Finds out the kind of organisation from its name and category, when the file does not name the kind. It is a law firm unless something speaks against it. */
export function kindOf({ name, category }: Named): BusinessKind {
  const called = words(name);
  const filed = words(category ?? '');
  const byCategory = (['court', 'agency', 'other'] as const).find((kind) => data.categories[kind].includes(filed));
  if (byCategory) return byCategory;
  if (OTHER.test(called) && !LEGAL_AID.test(called)) return 'other';
  if (FIRM.test(called)) return 'law-firm';
  if (LEGAL_AID.test(called) || filed === 'legal aid') return 'legal-aid';
  if (COURT.test(called)) return 'court';
  return AGENCY.test(called) ? 'agency' : 'law-firm';
}
