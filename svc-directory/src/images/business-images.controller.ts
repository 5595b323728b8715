import { readdirSync, readFileSync } from 'node:fs';
import { DomainError } from '@lawdex/svc-kit';
import { Module, Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

/** The same folder from `src/` and from `dist/`. */
const FOLDER = new URL('../../assets/business-pictures/', import.meta.url);
// By the numbers that their names begin with. One more would give most keys another picture.
const PICTURES = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

const FILE = /^(?<key>[0-9a-f]{4})\.svg$/;

// Not in the OpenAPI document: browsers follow the addresses in `image`, no client calls this.
@ApiExcludeController()
@Controller('api/images/firms')
class BusinessImagesController {
  /** A picture for any key of four hexadecimal digits, always the same one for the same key. */
  @Get(':file')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  // Opened as a document, an SVG could run scripts; ours has none, and this keeps it so.
  @Header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  image(@Param('file') file: string): string {
    const key = FILE.exec(file)?.groups?.['key'];
    const picture = key && PICTURES[Number.parseInt(key, 16) % PICTURES.length];
    if (!picture) throw new DomainError('image_not_found', 404, 'There is no such image.');
    return picture;
  }
}

@Module({ controllers: [BusinessImagesController] })
export class BusinessImagesModule {}
