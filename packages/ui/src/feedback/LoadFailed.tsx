import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface LoadFailedProps {
  title: string;
  onRetry(): unknown;
  headingLevel?: 1 | 2 | 3;
}

/** Something could not be fetched; without JavaScript, loading the page again is the same. */
export function LoadFailed({ title, onRetry, headingLevel }: LoadFailedProps) {
  return (
    <EmptyState
      icon="alert"
      title={title}
      headingLevel={headingLevel}
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      Please try again in a moment.
    </EmptyState>
  );
}
