import { Module, type DynamicModule } from '@nestjs/common';
import { RETENTIONS, RetentionService, type Retention } from './retention.service.ts';

/** For tables that only grow: `RetentionModule.forRoot([{ table: 'visits', column: 'created_at', days: 90 }])`. */
@Module({})
export class RetentionModule {
  static forRoot(rules: readonly Retention[]): DynamicModule {
    return { module: RetentionModule, providers: [{ provide: RETENTIONS, useValue: rules }, RetentionService] };
  }
}
