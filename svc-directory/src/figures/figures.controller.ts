import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DirectoryFigures } from '@lawdex/contracts';
import { DirectoryFiguresDto } from './figures.dto.ts';
import { FiguresService } from './figures.service.ts';

@ApiTags('figures')
@Controller('api/figures')
export class FiguresController {
  constructor(private readonly service: FiguresService) {}

  /** Tells how much the directory holds. The numbers are at most a minute old. */
  @Get()
  @ApiOkResponse({ type: DirectoryFiguresDto })
  getFigures(): Promise<DirectoryFigures> {
    return this.service.figures();
  }
}
