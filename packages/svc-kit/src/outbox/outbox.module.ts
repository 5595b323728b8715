import { Module } from '@nestjs/common';
import type { DynamicModule, ModuleMetadata, Type } from '@nestjs/common';
import type { EventSource, OutboxEvent } from './event-source.ts';
import { EVENT_SOURCE, OUTBOX_SETTINGS } from './outbox-settings.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { RelayService } from './relay/relay.service.ts';
import { OutboxOperationsController } from './operations.controller.ts';
import { OutboxOperations } from './operations.service.ts';

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
