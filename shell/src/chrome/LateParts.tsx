import { loadWaysOn } from '@lawdex/ui';
import { DockRoom } from './DockRoom.tsx';
import { FollowScroll } from './header/FollowScroll.tsx';
import { KeepFocus } from './navigation/KeepFocus.tsx';
import { Tooltips } from './tooltips/Tooltips.tsx';

// At hand when the connection is gone.
loadWaysOn().catch(() => undefined);

/** What nobody misses before the first gesture. */
export const LateParts = () => (
  <>
    <Tooltips />
    <FollowScroll />
    <DockRoom />
    <KeepFocus />
  </>
);
