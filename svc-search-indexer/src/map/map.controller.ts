import type { MapMark, MapTown, SearchMap } from '@lawdex/contracts';
import { ahead, DomainError } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { FindingModule } from '../finding/records.ts';
import { SearchQuery } from '../search/search-query.dto.ts';
import { landOf, outlines } from './land.ts';
import { MapService } from './map.service.ts';

class MapMarkDto extends described<MapMark>({
  x: { type: Number, description: "Hundredths of the map's width." },
  y: { type: Number, description: "Hundredths of the map's height." },
  count: { type: 'integer' },
  label: {
    type: String,
    example: 'Houston, TX and 3 more places',
    description: 'As visitors read it: the business, or `Houston, TX and 3 more places`.',
  },
  slug: { type: String, nullable: true, description: 'Of the one business that stands here.' },
  location: { type: String, nullable: true, description: 'The `location` that narrows the search down to these.' },
  holds: { type: [String], description: 'The id of a business, cities with their states, or states.' },
}) {}

class MapTownDto extends described<MapTown>({
  x: { type: Number, description: "Hundredths of the map's width." },
  y: { type: Number, description: "Hundredths of the map's height." },
  name: { type: String, example: 'Houston' },
}) {}

class SearchMapDto extends described<SearchMap>({
  view: { type: String, description: 'Name of the view: level, column and row.', example: '5-20-31' },
  marks: {
    type: [MapMarkDto],
    description:
      'Marks of all results, or of one page of them where all would be too close together to tell places apart.',
  },
  towns: { type: [MapTownDto], required: false, description: 'Names to find one’s way by: the largest towns.' },
  isOfPage: { type: Boolean, description: 'Whether the marks are businesses of one page.' },
  unplaced: { type: 'integer', description: 'Results that have no known place on the map.' },
}) {}

@ApiTags('search')
@Controller('api/businesses/search/map')
class MapController {
  constructor(private readonly map: MapService) {}

  @Get()
  @ApiOperation({ summary: 'Where the businesses that a search finds are.' })
  @ApiOkResponse({ type: SearchMapDto })
  @Header('cache-control', 'public, max-age=60')
  mapOf(@Query() query: SearchQuery): Promise<SearchMapDto> {
    return this.map.of(query);
  }
}

const FILE = /^(?<view>[\d-]+)\.svg$/;

// Not in the OpenAPI document: browsers follow the view of a map, no client calls this.
@ApiExcludeController()
@Controller('api/search/land')
class LandController {
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

@Module({
  imports: [DictionaryModule, FindingModule],
  controllers: [MapController, LandController],
  providers: [MapService, ahead(outlines)],
})
export class MapModule {}
