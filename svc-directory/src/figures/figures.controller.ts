import type { DirectoryFigures } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { inLongTransaction, remembered } from '@lawdex/svc-kit';
import { Module, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { FIGURES } from './figures.sql.ts';

/** Milliseconds. A million businesses take half a second to sum, which no visitor should wait for twice. */
const FRESH_MS = 60_000;

class DirectoryFiguresDto extends described<DirectoryFigures>({
  firms: { type: 'integer' },
  cities: { type: 'integer', description: 'That have firms.' },
  reviews: { type: 'integer' },
  practiceAreas: { type: 'integer', description: 'That businesses practice.' },
}) {}

@ApiTags('figures')
@Controller('api/figures')
class FiguresController {
  private readonly figures = remembered(async () => {
    const [figures] = await inLongTransaction(this.db, (tx) => tx.query<DirectoryFigures[]>(FIGURES));
    if (!figures) throw new Error('An aggregate without "group by" always answers one row.');
    return figures;
  }, FRESH_MS);

  constructor(private readonly db: DataSource) {}

  /** Tells how much the directory holds. The numbers are at most a minute old. */
  @Get()
  @ApiOkResponse({ type: DirectoryFiguresDto })
  getFigures(): Promise<DirectoryFigures> {
    return this.figures();
  }
}

@Module({ controllers: [FiguresController] })
export class FiguresModule {}
