import type { PageModule } from '@lawdex/mf-kit/runtime';
import { AddBusinessPage } from '../features/add-business/AddBusinessPage.tsx';

export default { Page: AddBusinessPage } satisfies PageModule;
