import { useEffect, useEffectEvent, useRef, useState, Component, type ComponentType, type ReactNode } from 'react';
import type { TakeEvents } from '../../chrome/on-demand.ts';
import { keepSlot, type LoadSlot } from './keep-slot.ts';
import type { OverlayFill } from './needs.ts';

interface Props {
  children: ReactNode;
  onMount(): void;
  onThrow(): void;
}

/** Renders nothing when its children fail, so that the rest of the page stays. */
class OverlayBoundary extends Component<Props, { failed: boolean }> {
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

interface OverlaysProps {
  fills: readonly OverlayFill[];
  /** Events from before this code listened. */
  takeEarly: TakeEvents;
  /** Passed as a prop, because importing it would add a module to the first load. */
  loadSlot: LoadSlot;
}

/** The overlays of the microfrontends. One that fails is left out, and visitors who use it are told. */
export function Overlays({ fills, takeEarly, loadSlot }: OverlaysProps) {
  // Runs after the children's effects, which listen by then.
  useEffect(() => {
    for (const { type, detail } of takeEarly()) window.dispatchEvent(new CustomEvent(type, { detail }));
  }, [takeEarly]);
  return fills.map((fill) => <Overlay key={fill.key} fill={fill} loadSlot={loadSlot} />);
}

function Overlay({ fill, loadSlot }: { fill: OverlayFill; loadSlot: LoadSlot }) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  const keeper = useRef<ReturnType<typeof keepSlot>>(null);
  const keep = useEffectEvent(() => keepSlot(fill, loadSlot, (content) => setContent(() => content)));
  useEffect(() => {
    keeper.current = keep();
    return () => keeper.current?.stop();
  }, []);
  if (!Content) return null;
  return (
    <OverlayBoundary onMount={() => keeper.current?.handOver()} onThrow={() => keeper.current?.broke()}>
      <Content />
    </OverlayBoundary>
  );
}
