import type { Suggestion, SuggestionKind } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { useEffect, useState } from 'react';

/** Who types quickly asks once, when resting: fewer requests than the gateway's limit of a visitor, by far. */
const REST_MS = 120;

interface Found {
  typed: string;
  list: readonly Suggestion[];
}

/**
 * For what was typed. The list of a moment ago stays while letters are added or taken away, until the next one comes; null
 * when there is none.
 */
export function useSuggestions(typed: string, kind?: SuggestionKind): readonly Suggestion[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (typed === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.get('/api/search/suggest', { query: { q: typed, kind }, signal: stop.signal }).then(
        (list) => setFound({ typed, list }),
        // The search itself works without suggestions.
        () => !stop.signal.aborted && setFound(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, kind]);
  const isNear = found && typed !== '' && (typed.startsWith(found.typed) || found.typed.startsWith(typed));
  return isNear ? found.list : null;
}
