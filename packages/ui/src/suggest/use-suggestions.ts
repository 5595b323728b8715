import type { Suggestion, SuggestionKind } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before suggestions are asked for, which keeps requests far below the gateway's limit. */
const REST_MS = 120;

interface Found {
  typed: string;
  list: readonly Suggestion[];
}

/**
 * Suggestions for a text; null without any. The previous list stays while letters are added or removed. `location`: businesses of this
 * place come first.
 */
export function useSuggestions(typed: string, kind?: SuggestionKind, location?: string): readonly Suggestion[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (typed === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.get('/api/search/suggest', { query: { q: typed, kind, location }, signal: stop.signal }).then(
        (list) => setFound({ typed, list }),
        // The search itself works without suggestions.
        () => !stop.signal.aborted && setFound(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, kind, location]);
  const isNear = found && typed !== '' && (typed.startsWith(found.typed) || found.typed.startsWith(typed));
  return isNear ? found.list : null;
}
