import addBusiness from '../../../mf-directory/src/expose/add-business.ts';
import { pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

export const Shown = pageStory(addBusiness, { route: '/business/add', url: '/business/add' });
