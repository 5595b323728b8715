import { useState } from 'react';

export interface Retry {
  error: unknown;
  isRetrying: boolean;
  hasFailedAgain: boolean;
  ask(): void;
}

/**
 * Of a query that has failed, or may fail. What failed stays on the screen while it is asked for again: the button that was
 * pressed has the focus, and words that go and come back within a second cannot be read.
 */
export function useRetry(query: { error: unknown; isPending: boolean }, refetch: () => unknown): Retry {
  /** The failure whose button was pressed. */
  const [pressed, setPressed] = useState<unknown>(null);
  const isRetrying = pressed !== null && (query.isPending || query.error === pressed);
  const isOver = query.error === null && !query.isPending;
  if (pressed !== null && isOver) setPressed(null);
  return {
    error: isRetrying ? pressed : query.error,
    isRetrying,
    hasFailedAgain: pressed !== null && !isRetrying,
    ask() {
      setPressed(query.error);
      void refetch();
    },
  };
}
