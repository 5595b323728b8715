import { failureWords } from '@lawdex/mf-kit/runtime';
import { useLayoutEffect, useRef } from 'react';
import { Button, LinkButton } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { Retry } from './use-retry.ts';

export interface LoadFailedProps {
  /** The heading; by default it says why loading failed. */
  title?: string;
  retry: Retry;
  headingLevel?: 1 | 2 | 3;
}

/** Says that loading failed and offers to retry. Without JavaScript the button reloads the page. */
export function LoadFailed({ title, retry, headingLevel }: LoadFailedProps) {
  const { error, isRetrying, hasFailedAgain, ask } = retry;
  const words = failureWords(error);
  // A page without words of its own shows the specified screen with its two buttons.
  const isScreen = headingLevel === 1 && title === undefined && words.isUnknown;
  const text = isScreen ? 'Please try refreshing the page or go back to the homepage.' : words.text;
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  return (
    <EmptyState
      icon="alert"
      title={title ?? words.title}
      headingLevel={headingLevel}
      action={
        <>
          <Button ref={button} variant={isScreen ? 'primary' : 'secondary'} onClick={ask}>
            {isRetrying ? 'Trying Again…' : isScreen ? 'Refresh Page' : 'Try Again'}
          </Button>
          {isScreen && (
            <LinkButton href="/" variant="secondary">
              Go to Homepage
            </LinkButton>
          )}
        </>
      }
    >
      <span aria-live="polite">{hasFailedAgain ? `That did not work yet. ${text}` : text}</span>
    </EmptyState>
  );
}

/** Focuses the section when the button disappears, otherwise Tab would begin at the top of the page. */
function useFocusKept(button: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || document.activeElement !== element) return;
      const place = element.closest<HTMLElement>('section, main');
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, [button]);
}
