import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category as PublicCategory, CategoryChanged } from '@lawdex/contracts';
import { copyOf, DomainError, mayLag, shownBy, type CurrentSubject } from '@lawdex/svc-kit';
import { DataSource, In, Repository } from 'typeorm';
import { CATEGORIES, CATEGORY_BY_SLUG } from './categories.sql.ts';
import { CategoryDto } from './category.dto.ts';
import { Category } from './category.entity.ts';

// The number of businesses changes with each business, and other services count their own; nor do they draw icons.
const NOT_SENT: readonly string[] = ['businessCount', 'icon'];
const EVENT_FIELDS = shownBy(CategoryDto, Category).filter((field) => !NOT_SENT.includes(field));

export const categoryNotFound = (): DomainError =>
  new DomainError('category_not_found', 404, 'There is no such practice area.');

@Injectable()
export class CategoriesService {
  private readonly all = mayLag<PublicCategory>(this.db, 'categories', CATEGORIES);
  private readonly one = mayLag<PublicCategory>(this.db, 'category', CATEGORY_BY_SLUG);

  constructor(
    private readonly db: DataSource,
    @InjectRepository(Category) private readonly stored: Repository<Category>,
  ) {}

  list(): Promise<PublicCategory[]> {
    return this.all();
  }

  async bySlug(slug: string): Promise<PublicCategory> {
    const [category] = await this.one([slug]);
    if (!category) throw categoryNotFound();
    return category;
  }

  /** Reads the present state for other services. Practice areas that were deleted are left out. */
  async current(ids: readonly string[]): Promise<CurrentSubject<CategoryChanged['payload']>[]> {
    const categories = await this.stored.findBy({ id: In(ids) });
    return categories.map((one) => ({ id: one.id, version: one.version, payload: copyOf(one, EVENT_FIELDS) }));
  }
}
