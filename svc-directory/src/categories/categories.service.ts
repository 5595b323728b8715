import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category as PublicCategory, CategoryChanged } from '@lawdex/contracts';
import { copyOf, DomainError, mayLag, shownBy } from '@lawdex/svc-kit';
import type { CurrentSubject } from '@lawdex/svc-kit';
import { DataSource, In, Repository } from 'typeorm';
import { CATEGORIES, CATEGORY_BY_SLUG } from './categories.sql.ts';
import { CategoryDto } from './category.dto.ts';
import { Category } from './category.entity.ts';

// The count changes with each business; other services have their own.
const TOLD = shownBy(CategoryDto, Category).filter((field) => field !== 'businessCount');

export const categoryNotFound = (): DomainError =>
  new DomainError('category_not_found', 404, 'There is no such practice area.');

@Injectable()
export class CategoriesService {
  private readonly all: (values?: readonly unknown[]) => Promise<PublicCategory[]>;
  private readonly one: (values: readonly unknown[]) => Promise<PublicCategory[]>;

  constructor(
    db: DataSource,
    @InjectRepository(Category) private readonly categories: Repository<Category>,
  ) {
    this.all = mayLag(db, 'categories', CATEGORIES);
    this.one = mayLag(db, 'category', CATEGORY_BY_SLUG);
  }

  list(): Promise<PublicCategory[]> {
    return this.all();
  }

  async bySlug(slug: string): Promise<PublicCategory> {
    const [category] = await this.one([slug]);
    if (!category) throw categoryNotFound();
    return category;
  }

  /** What other services are told of these practice areas now; those that are gone are left out. */
  async current(ids: readonly string[]): Promise<CurrentSubject<CategoryChanged['payload']>[]> {
    const categories = await this.categories.findBy({ id: In(ids) });
    return categories.map((category) => ({
      id: category.id,
      version: category.version,
      payload: copyOf(category, TOLD),
    }));
  }
}
