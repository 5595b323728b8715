import { Component, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Called when the children are mounted and their effects have run. */
  onMount(): void;
  onThrow(): void;
}

/** Renders nothing when its children fail, so that the rest of the page stays. */
export class OverlayBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onThrow();
  }

  override render() {
    if (this.state.failed) return null;
    return (
      <>
        {this.props.children}
        <Mounted then={this.props.onMount} />
      </>
    );
  }
}

/** Must be the last child, because its effect then runs after those of its siblings. */
function Mounted({ then }: { then(): void }) {
  const run = useEffectEvent(then);
  useEffect(() => run(), []);
  return null;
}
