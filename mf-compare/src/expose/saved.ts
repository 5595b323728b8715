import type { PageModule } from '@lawdex/mf-kit/runtime';
import { SavedPage } from '../features/saved/SavedPage.tsx';

export default { Page: SavedPage } satisfies PageModule;
