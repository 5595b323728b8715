import { readFile } from 'node:fs/promises';
import { DomainError, etagOf, isKnown } from '@lawdex/svc-kit';
import { Module, Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONTENT_FOLDER } from '../content.ts';
import { BLOG_IMAGES_PATH, DRAWN, imageFileOf } from './post-image.core.ts';

/** The same folder from `src/` and from `dist/`. */
const PICTURES = new URL('../../assets/pictures/', import.meta.url);

const FILE = /^[a-z0-9]+(?:[._-][a-z0-9]+)*\.(?<ending>svg|png|jpe?g|webp|avif)$/;
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};
// Opened as a document, an SVG could run scripts; ours have none, and this keeps it so.
const POLICY = "default-src 'none'; style-src 'none'; sandbox";

const imageNotFound = (): DomainError => new DomainError('image_not_found', 404, 'There is no such image.');

// Not in the OpenAPI document: browsers follow the addresses in posts, no client calls this.
@ApiExcludeController()
@Controller(BLOG_IMAGES_PATH)
class BlogImagesController {
  /** A picture for posts that bring none; it follows from its name alone, so it is the same for ever. */
  @Get(`${DRAWN}/:file`)
  @Header('content-security-policy', POLICY)
  @Header('x-content-type-options', 'nosniff')
  async drawn(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const name = file.endsWith('.svg') ? imageFileOf(file.slice(0, -'.svg'.length)) : null;
    const image = name && (await readFile(new URL(name, PICTURES)).catch(() => null));
    if (!image) throw imageNotFound();
    void reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
    return image;
  }

  /** A file of content/images, which its writer may change. */
  @Get(':file')
  @Header('content-security-policy', POLICY)
  @Header('x-content-type-options', 'nosniff')
  async own(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer | undefined> {
    const type = TYPES[FILE.exec(file)?.groups?.['ending'] ?? ''];
    if (type === undefined) throw imageNotFound();
    const image = await readFile(new URL(`images/${file}`, CONTENT_FOLDER)).catch(() => null);
    if (image === null) throw imageNotFound();
    const etag = etagOf(image);
    void reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600', etag });
    return isKnown(etag, reply) ? undefined : image;
  }
}

@Module({ controllers: [BlogImagesController] })
export class BlogImagesModule {}
