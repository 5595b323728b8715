import { loadWaysOn } from '@lawdex/ui';
import { offline } from '../screens/offline.ts';
import { OfflineScreen } from '../screens/OfflineScreen.tsx';

export { Tooltips } from './tooltips/Tooltips.tsx';

// A visitor's first sign, which wants tooltips, comes before the first click that may find no connection.
offline.Screen = OfflineScreen;
loadWaysOn().catch(() => undefined);
