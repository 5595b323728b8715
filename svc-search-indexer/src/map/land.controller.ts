import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import { landOf } from './land.ts';

const FILE = /^(?<view>[\d-]+)\.svg$/;

// Not in the OpenAPI document: browsers follow the view of a map, no client calls this.
@ApiExcludeController()
@Controller('api/search/land')
export class LandController {
  @Get(':file')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=604800')
  // Opened as a document, an SVG could run scripts; ours has none, and this keeps it so.
  @Header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  land(@Param('file') file: string): string {
    const drawn = landOf(FILE.exec(file)?.groups?.['view'] ?? '');
    if (drawn === null) throw new DomainError('view_not_found', 404, 'There is no such view of the map.');
    return drawn;
  }
}
