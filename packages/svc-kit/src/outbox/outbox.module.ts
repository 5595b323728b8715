import { Module } from '@nestjs/common';
import type { DynamicModule, ModuleMetadata, Type } from '@nestjs/common';
import type { EventSource, OutboxEvent } from './event-source.ts';
import { EVENT_SOURCE, OUTBOX_SETTINGS } from './outbox-settings.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { PutAsideController } from './put-aside.controller.ts';
import { RelayService } from './relay/relay.service.ts';
import { RepublishController } from './republish.controller.ts';
import { RepublishService } from './republish.service.ts';

export interface OutboxOptions<E extends OutboxEvent> extends OutboxSettings {
  /** Reads what the events say; built by Nest, with what `imports` export. */
  source: Type<EventSource<E>>;
  imports?: ModuleMetadata['imports'];
}

/** Sends the rows of the outbox (`createOutbox` in a migration) to the consumers, and answers POST /internal/republish. */
@Module({})
export class OutboxModule {
  static forRoot<E extends OutboxEvent>({ source, imports = [], ...settings }: OutboxOptions<E>): DynamicModule {
    return {
      module: OutboxModule,
      imports,
      controllers: [RepublishController, PutAsideController],
      providers: [
        source,
        { provide: EVENT_SOURCE, useExisting: source },
        { provide: OUTBOX_SETTINGS, useValue: settings satisfies OutboxSettings },
        RelayService,
        RepublishService,
      ],
    };
  }
}
