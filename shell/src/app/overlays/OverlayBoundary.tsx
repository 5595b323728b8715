import { Component, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Its children have been mounted, and their effects have run. */
  onMount(): void;
  onThrow(): void;
}

/** Shows nothing where its children fail; what stands around them stays. */
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

/** The last of its siblings: its effect comes after theirs. */
function Mounted({ then }: { then(): void }) {
  const run = useEffectEvent(then);
  useEffect(() => run(), []);
  return null;
}
