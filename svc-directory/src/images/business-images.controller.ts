import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import { BUSINESS_IMAGE_KEY, businessImage } from './business-image.core.ts';

const FILE = /^(?<key>[^.]+)\.svg$/;

// Not in the OpenAPI document: browsers follow the addresses in `image`, no client calls this.
@ApiExcludeController()
@Controller('api/images/firms')
export class BusinessImagesController {
  @Get(':file')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  // Opened as a document, an SVG could run scripts; ours has none, and this keeps it so.
  @Header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  image(@Param('file') file: string): string {
    const key = FILE.exec(file)?.groups?.['key'] ?? '';
    if (!BUSINESS_IMAGE_KEY.test(key)) throw new DomainError('image_not_found', 404, 'There is no such image.');
    return businessImage(key);
  }
}
