import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Author } from '../posts/author.entity.ts';
import { Category } from '../posts/category.entity.ts';
import { Tag } from '../posts/tag.entity.ts';
import { ArchivesController } from './archives.controller.ts';
import { ArchivesService } from './archives.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Author, Category, Tag])],
  controllers: [ArchivesController],
  providers: [ArchivesService],
})
export class ArchivesModule {}
