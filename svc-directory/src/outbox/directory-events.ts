import { Injectable } from '@nestjs/common';
import type { DirectoryEvent } from '@lawdex/contracts';
import type { EventReaders, EventSource } from '@lawdex/svc-kit';
import { Business } from '../businesses/business.entity.ts';
import { BusinessesService } from '../businesses/businesses.service.ts';
import { CategoriesService } from '../categories/categories.service.ts';
import { Category } from '../categories/category.entity.ts';

@Injectable()
export class DirectoryEvents implements EventSource<DirectoryEvent> {
  readonly read: EventReaders<DirectoryEvent>;
  readonly republish = { 'category.changed': Category, 'business.changed': Business };

  constructor(businesses: BusinessesService, categories: CategoriesService) {
    this.read = {
      'business.changed': (ids) => businesses.current(ids),
      'business.deleted': null,
      'category.changed': (ids) => categories.current(ids),
    };
  }
}
