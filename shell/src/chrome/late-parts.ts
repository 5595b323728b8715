import { loadWaysOn } from '@lawdex/ui';

export { Tooltips } from './tooltips/Tooltips.tsx';

// At hand when the connection is gone.
loadWaysOn().catch(() => undefined);
