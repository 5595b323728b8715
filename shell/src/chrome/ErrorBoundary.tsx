import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';

interface Props {
  children: ReactNode;
  /** Shown instead of what failed; the error screen unless told. */
  fallback?: ReactNode;
}

/** Keeps a failure to the part that failed: what stands around it stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = <ErrorScreen /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
