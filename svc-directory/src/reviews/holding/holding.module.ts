import { Global, Module, type DynamicModule } from '@nestjs/common';
import { HeldReviewsService } from './held-reviews.service.ts';
import type { HoldLimits } from './hold.core.ts';

export const HOLD_LIMITS = Symbol('limits above which reviews wait');

/** Lets reviews wait above these limits, and shows and counts them when their time has come. */
@Global()
@Module({})
export class HoldingModule {
  static forRoot(limits: HoldLimits): DynamicModule {
    return {
      module: HoldingModule,
      providers: [{ provide: HOLD_LIMITS, useValue: limits }, HeldReviewsService],
      exports: [HOLD_LIMITS],
    };
  }
}
