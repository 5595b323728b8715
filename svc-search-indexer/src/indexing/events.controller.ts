import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InvalidParameter } from '@lawdex/svc-kit';
import { readBatch } from './event-batch.core.ts';
import { IndexingService } from './indexing.service.ts';

@ApiExcludeController()
@Controller('internal/events')
export class EventsController {
  constructor(private readonly indexing: IndexingService) {}

  /** 204 once everything is committed; anything else, and the sender tries again. */
  @Post()
  @HttpCode(204)
  async receive(@Body() body: object): Promise<void> {
    const batch = readBatch(body);
    if (batch.kind === 'invalid') throw new InvalidParameter('events', batch.problem);
    await this.indexing.apply(batch.events);
  }
}
