import { Module, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Category } from '@lawdex/contracts';
import { SlugParam } from '@lawdex/svc-kit';
import { CategoriesService } from './categories.service.ts';
import { CategoryDto } from './category.dto.ts';
import { Category as StoredCategory } from './category.entity.ts';

@ApiTags('categories')
@Controller('api/categories')
class CategoriesController {
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

@Module({
  imports: [TypeOrmModule.forFeature([StoredCategory])],
  controllers: [CategoriesController],
  providers: [CategoriesService],
  exports: [CategoriesService],
})
export class CategoriesModule {}
