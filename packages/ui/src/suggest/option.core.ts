import { searchPath, type Suggestion, type SuggestionKind } from '@lawdex/contracts';
import { recentText, type RecentSearch } from './recent-searches.core.ts';

export type Option = { kind: 'suggestion'; suggestion: Suggestion } | { kind: 'recent'; search: RecentSearch };

export const KIND_LABELS: Readonly<Record<SuggestionKind, string>> = {
  practice: 'Practice area',
  place: 'Place',
  business: 'Firm',
};

export const optionText = (option: Option): string =>
  option.kind === 'recent' ? recentText(option.search) : option.suggestion.text;

export interface Choice {
  /** A path on this site. */
  to: string;
  /** The search to remember; null for a business, which is opened and not searched for. */
  search: RecentSearch | null;
}

/** A practice area is searched for in the place that was typed beside it, else in that of the other box. */
export function choiceOf(option: Option, location: string): Choice {
  if (option.kind === 'recent') return { to: searchPath(option.search), search: option.search };
  const { kind, text, to } = option.suggestion;
  switch (kind) {
    case 'practice': {
      const typed = new URL(to, 'http://here').searchParams;
      const [query, place] = [typed.get('query') ?? text, typed.get('location') ?? ''];
      const search = { query, location: query === text && place === '' ? location.trim() : place };
      return { to: searchPath(search), search };
    }
    case 'place':
      return { to, search: { query: '', location: text } };
    case 'business':
      return { to, search: null };
  }
}

/** The announcement of a list to screen readers. */
export function announcement(options: readonly Option[]): string {
  if (options.length === 0) return 'No suggestions.';
  const what = options[0]?.kind === 'recent' ? 'recent search' : 'suggestion';
  const plural = what === 'suggestion' ? 'suggestions' : 'recent searches';
  return `${options.length} ${options.length === 1 ? what : plural}. Up and down arrows to choose.`;
}
