import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Keeps a page's failure to the page: the chrome around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
