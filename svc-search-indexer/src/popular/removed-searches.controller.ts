import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CLOCK, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { wordsOf } from '../index-definition/text.core.ts';
import { RemovedSearchBody } from './popular.dto.ts';
import { PopularSearches } from './popular-searches.service.ts';
import { readRemoved, remove, restore } from './popular.sql.ts';

/** For operators: searches that are never shown as popular. */
@ApiExcludeController()
@Controller('internal/popular-searches')
export class RemovedSearchesController {
  constructor(
    private readonly db: DataSource,
    private readonly popular: PopularSearches,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('removed')
  list(): Promise<{ query: string; removedAt: Date }[]> {
    return this.db.query(readRemoved);
  }

  @Post('remove')
  @HttpCode(204)
  async remove(@Body() { query }: RemovedSearchBody): Promise<void> {
    await this.db.query(remove, [shown(query), this.clock()]);
    await this.popular.look();
  }

  @Post('restore')
  @HttpCode(204)
  async restore(@Body() { query }: RemovedSearchBody): Promise<void> {
    await this.db.query(restore, [shown(query)]);
    await this.popular.look();
  }
}

/** As it stands in the list. */
const shown = (query: string): string => wordsOf(query).join(' ');
