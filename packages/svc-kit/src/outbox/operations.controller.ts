import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { OutboxOperations } from './operations.service.ts';
import type { PutAsideEvent } from './operations.service.ts';

/** Answers operators and other services that ask for something of an outbox. */
@ApiExcludeController()
@Controller('internal')
export class OutboxOperationsController {
  constructor(private readonly operations: OutboxOperations) {}

  /** For a consumer that starts anew, such as a rebuilt search index: announces everything again. Answers rows by table. */
  @Post('republish')
  @HttpCode(202)
  republish(): Promise<Record<string, number>> {
    return this.operations.republish();
  }

  /** Lists the events that consumers refused for good, with their reasons. */
  @Get('put-aside')
  listPutAside(): Promise<PutAsideEvent[]> {
    return this.operations.listPutAside();
  }

  /** Sends all of them again: for when the reason is gone, as with another release of the consumer. */
  @Post('put-aside/resend')
  @HttpCode(202)
  async resendPutAside(): Promise<{ events: number }> {
    return { events: await this.operations.resendPutAside() };
  }
}
