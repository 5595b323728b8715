import { loadWaysOn } from '@lawdex/ui';
import { DockRoom } from './DockRoom.tsx';
import { FollowScroll } from './header/FollowScroll.tsx';
import { KeepFocus } from './navigation/KeepFocus.tsx';
import { Tooltips } from './tooltips/Tooltips.tsx';

// Loaded now, so that it is there when the connection is gone.
loadWaysOn().catch(() => undefined);

/** Parts that are not needed before the visitor does something. */
export const LateParts = () => (
  <>
    <Tooltips />
    <FollowScroll />
    <DockRoom />
    <KeepFocus />
  </>
);
