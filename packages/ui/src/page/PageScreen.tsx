import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadFailed } from '../feedback/LoadFailed.tsx';
import { useRetry } from '../feedback/use-retry.ts';
import { Container } from '../layout/Container.tsx';
import { WaysOn } from './WaysOn.tsx';
import type { Missing, PageState } from './page-state.core.ts';

export interface PageScreenProps<T> {
  state: PageState<T>;
  /** The placeholder while the page loads. */
  loading: ReactNode;
  /** The heading of a failure; by default it says why loading failed. */
  failure?: string;
  onRetry(): unknown;
  children(shown: T): ReactNode;
}

/** Renders a page's state. No other place does. */
export function PageScreen<T>({ state, loading, failure, onRetry, children }: PageScreenProps<T>) {
  const error = state.kind === 'failed' ? state.error : null;
  const retry = useRetry({ error, isPending: state.kind === 'loading' }, onRetry);
  if (retry.isRetrying || state.kind === 'failed') {
    return (
      <Container>
        <LoadFailed headingLevel={1} title={failure} retry={retry} />
        <WaysOn />
      </Container>
    );
  }
  switch (state.kind) {
    case 'shown':
      return children(state.shown);
    case 'loading':
      return loading;
    case 'missing':
      return <MissingScreen {...state.missing} />;
  }
}

export function MissingScreen({ title, description, action, icon, instead = [] }: Missing) {
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={title}
        action={<LinkButton to={action.to}>{action.label}</LinkButton>}
      >
        {description}
        {instead.map(({ label, to }) => (
          <p key={to}>
            <Link to={to}>{label}</Link>
          </p>
        ))}
      </EmptyState>
      <WaysOn />
    </Container>
  );
}
