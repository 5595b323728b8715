import { Module, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { DynamicModule, ModuleMetadata, Type } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { EventSource, OutboxEvent } from './event-source.ts';
import { OutboxOperations, type PutAsideEvent } from './operations.service.ts';
import { EVENT_SOURCE, OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings.ts';
import { RelayService } from './relay/relay.service.ts';

/** Answers operators and other services that ask for something of an outbox. */
@ApiExcludeController()
@Controller('internal')
class OutboxOperationsController {
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

export interface OutboxOptions<E extends OutboxEvent> extends OutboxSettings {
  /** Nest creates it, with what `imports` export. */
  source: Type<EventSource<E>>;
  imports?: ModuleMetadata['imports'];
}

/** Sends the rows of the outbox (`createOutbox` in a migration) to the consumers, and answers operators at /internal. */
@Module({})
export class OutboxModule {
  static forRoot<E extends OutboxEvent>({ source, imports = [], ...settings }: OutboxOptions<E>): DynamicModule {
    return {
      module: OutboxModule,
      imports,
      controllers: [OutboxOperationsController],
      providers: [
        source,
        { provide: EVENT_SOURCE, useExisting: source },
        { provide: OUTBOX_SETTINGS, useValue: settings satisfies OutboxSettings },
        RelayService,
        OutboxOperations,
      ],
    };
  }
}
