import { Module, type DynamicModule } from '@nestjs/common';
import { PREVIEW_SECRET, Previews } from './previews.ts';

@Module({})
export class PreviewModule {
  /** `secret` must be that of the command line, which signs the links. */
  static forRoot(secret: string): DynamicModule {
    return {
      global: true,
      module: PreviewModule,
      providers: [{ provide: PREVIEW_SECRET, useValue: secret }, Previews],
      exports: [Previews],
    };
  }
}
