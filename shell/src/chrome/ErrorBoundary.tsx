import { Component, type ComponentType, type ReactNode } from 'react';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingPage } from '../screens/LoadingPage.tsx';
import { OfflineScreen } from '../screens/OfflineScreen.tsx';

/** The code of a page does not come: its release may be gone since the visitor's document was made. */
export class PageMissing extends Error {}

const failureScreen = () => (navigator.onLine ? ErrorScreen : OfflineScreen);

/** Limits a failure to its children. A page whose code is missing is loaded anew where the site has it, and stays as the server wrote it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { Screen?: ComponentType }> {
  override state: { Screen?: ComponentType } = {};

  static getDerivedStateFromError(error: unknown) {
    return { Screen: error instanceof PageMissing ? LoadingPage : failureScreen() };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageMissing) void this.loadAnew();
  }

  private async loadAnew(): Promise<void> {
    const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) window.location.reload();
    else this.setState({ Screen: failureScreen() });
  }

  override render() {
    const { Screen } = this.state;
    return Screen ? <Screen /> : this.props.children;
  }
}
