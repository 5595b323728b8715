import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Category } from '@lawdex/contracts';
import { SlugParam } from '@lawdex/svc-kit';
import { CategoriesService } from './categories.service.ts';
import { CategoryDto } from './category.dto.ts';

@ApiTags('categories')
@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  /** Lists all practice areas by name. */
  @Get()
  @ApiOkResponse({ type: [CategoryDto] })
  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  @Get('slug/:slug')
  @ApiOkResponse({ type: CategoryDto })
  getCategoryBySlug(@Param('slug', SlugParam) slug: string): Promise<Category> {
    return this.categories.bySlug(slug);
  }
}
