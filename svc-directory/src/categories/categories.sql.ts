import { selectList, shownBy } from '@lawdex/svc-kit';
import { Category } from './category.entity.ts';
import { CategoryDto } from './category.dto.ts';

const SHOWN = selectList(Category, 'c', shownBy(CategoryDto, Category));

export const CATEGORIES = `select ${SHOWN} from categories c order by c.name`;

export const CATEGORY_BY_SLUG = `select ${SHOWN} from categories c where c.slug = $1`;
