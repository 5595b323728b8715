import type { ReactNode } from 'react';
import { LinkButton } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { Container } from '../layout/Container.tsx';
import type { Missing, PageState } from './page-state.core.ts';

export interface PageScreenProps<T> {
  state: PageState<T>;
  /** The shape of what is on its way. */
  loading: ReactNode;
  /** The heading of a failure. */
  failure?: string;
  onRetry(): unknown;
  children(shown: T): ReactNode;
}

/** The one place where a page's state becomes a screen. */
export function PageScreen<T>({ state, loading, failure, onRetry, children }: PageScreenProps<T>) {
  switch (state.kind) {
    case 'shown':
      return children(state.shown);
    case 'loading':
      return loading;
    case 'missing':
      return <MissingScreen {...state.missing} />;
    case 'failed':
      return (
        <Container>
          <LoadFailed headingLevel={1} title={failure ?? 'Something went wrong'} onRetry={onRetry} />
        </Container>
      );
  }
}

export function MissingScreen({ title, description, action, icon }: Missing) {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={title}
        action={<LinkButton to={action.to}>{action.label}</LinkButton>}
      >
        {description}
      </EmptyState>
    </Container>
  );
}
