import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RemovedSearchBody } from './popular.dto.ts';
import { RemovedSearches } from './removed-searches.ts';
import type { RemovedSearch } from './removed-searches.ts';

/** For programs of ours, by the internal token. Admins use their own port. */
@ApiExcludeController()
@Controller('internal/popular-searches')
export class RemovedSearchesController {
  constructor(private readonly removed: RemovedSearches) {}

  @Get('removed')
  list(): Promise<RemovedSearch[]> {
    return this.removed.list();
  }

  @Post('remove')
  @HttpCode(204)
  remove(@Body() { query }: RemovedSearchBody): Promise<void> {
    return this.removed.remove(query);
  }

  @Post('restore')
  @HttpCode(204)
  restore(@Body() { query }: RemovedSearchBody): Promise<void> {
    return this.removed.restore(query);
  }
}
