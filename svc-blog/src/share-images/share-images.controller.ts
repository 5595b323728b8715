import { postShareImageVersion, type SharedPost } from '@lawdex/contracts';
import { monogram } from '@lawdex/seo';
import { drawable, shareCard, ShareImages, versionIn } from '@lawdex/share-images';
import { SlugParam } from '@lawdex/svc-kit';
import { Module, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BLOG_IMAGES_PATH } from '../images/post-image.core.ts';
import { PostsModule } from '../posts/posts.controller.ts';
import { PostsService } from '../posts/posts.service.ts';

const BLOG = 'Blog';

/** Draws the picture that social networks show beside a link to a post, as SVG. */
export function postShareImage({ title, category, author, readTime }: SharedPost): string {
  const subject = drawable(category?.name ?? BLOG) || BLOG;
  const facts = [subject, drawable(author.name), `${readTime} min read`].filter((said) => said !== '');
  return shareCard({ name: drawable(title) || subject, line: facts.join(' · '), ...monogram(subject) });
}

// Not in the OpenAPI document: social networks follow the addresses in heads of pages.
@ApiExcludeController()
@Controller(`${BLOG_IMAGES_PATH}/share`)
class ShareImagesController {
  private readonly images = new ShareImages();

  constructor(private readonly posts: PostsService) {}

  @Get(':slug/:file')
  async image(
    @Param('slug', SlugParam) slug: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    versionIn(file);
    const post = await this.posts.bySlug(slug);
    const version = postShareImageVersion(post);
    return this.images.answer({ slug, file, version, draw: () => postShareImage(post) }, reply);
  }
}

@Module({ imports: [PostsModule], controllers: [ShareImagesController] })
export class ShareImagesModule {}
