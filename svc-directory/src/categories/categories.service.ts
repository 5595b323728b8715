import { Injectable } from '@nestjs/common';
import type { Category } from '@lawdex/contracts';
import { DomainError, prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';

const SELECT = `select id, name, slug, icon, description, aliases, business_count as "businessCount" from categories`;

export const categoryNotFound = (): DomainError =>
  new DomainError('category_not_found', 404, 'There is no such practice area.');

@Injectable()
export class CategoriesService {
  private readonly all: (values?: readonly unknown[]) => Promise<Category[]>;
  private readonly one: (values: readonly unknown[]) => Promise<Category[]>;

  constructor(db: DataSource) {
    this.all = prepared(db, 'categories', `${SELECT} order by name`);
    this.one = prepared(db, 'category', `${SELECT} where slug = $1`);
  }

  list(): Promise<Category[]> {
    return this.all();
  }

  async bySlug(slug: string): Promise<Category> {
    const [category] = await this.one([slug]);
    if (!category) throw categoryNotFound();
    return category;
  }
}
