import type { DirectoryFigures } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FiguresService } from './figures.service.ts';

class DirectoryFiguresDto extends described<DirectoryFigures>({
  firms: { type: 'integer' },
  cities: { type: 'integer', description: 'That have firms.' },
  reviews: { type: 'integer' },
  practiceAreas: { type: 'integer', description: 'That businesses practice.' },
}) {}

@ApiTags('figures')
@Controller('api/figures')
class FiguresController {
  constructor(private readonly service: FiguresService) {}

  /** Tells how much the directory holds. The numbers are at most a minute old. */
  @Get()
  @ApiOkResponse({ type: DirectoryFiguresDto })
  getFigures(): Promise<DirectoryFigures> {
    return this.service.figures();
  }
}

@Module({ controllers: [FiguresController], providers: [FiguresService] })
export class FiguresModule {}
