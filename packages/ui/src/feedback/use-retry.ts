import { useState } from 'react';

export interface Retry {
  error: unknown;
  isRetrying: boolean;
  hasFailedAgain: boolean;
  ask(): void;
}

/**
 * Lets a visitor retry a failed query. The failure stays on the screen meanwhile, because its button has the focus and a text that
 * vanishes for a second cannot be read.
 */
export function useRetry(query: { error: unknown; isPending: boolean }, refetch: () => unknown): Retry {
  /** The failure whose retry button was pressed. */
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
