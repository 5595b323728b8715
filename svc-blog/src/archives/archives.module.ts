import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostsModule } from '../posts/posts.module.ts';
import { AuthorsController } from './authors.controller.ts';
import { AuthorsService } from './authors.service.ts';
import { Author } from '../posts/author.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Author]), PostsModule],
  controllers: [AuthorsController],
  providers: [AuthorsService],
})
export class AuthorsModule {}
