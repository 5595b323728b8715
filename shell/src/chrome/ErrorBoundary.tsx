import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { OfflineScreen } from '../screens/OfflineScreen.tsx';

/** Limits a failure to its children. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { Screen?: ComponentType }> {
  override state: { Screen?: ComponentType } = {};

  static getDerivedStateFromError() {
    return { Screen: navigator.onLine ? ErrorScreen : OfflineScreen };
  }

  override render() {
    const { Screen } = this.state;
    return Screen ? <Screen /> : this.props.children;
  }
}
