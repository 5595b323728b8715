import { useEffect, useEffectEvent, useState } from 'react';

const DELAY_MS = 300;

/**
 * The text of the search box. Typing takes effect after a pause. A query from elsewhere, such as the header's form or Back, replaces it
 * unless the visitor has typed on.
 */
export function useQueryText(query: string, onQuery: (query: string) => void) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState({ query, own: query });
  if (seen.query !== query) {
    setSeen({ query, own: query });
    if (seen.own !== query) setText(query);
  }
  const commit = useEffectEvent((value: string) => {
    setSeen((before) => ({ ...before, own: value }));
    onQuery(value);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === query) return;
    const timer = setTimeout(() => commit(typed), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return { text, setText };
}
