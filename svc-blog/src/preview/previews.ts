import { Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { CLOCK, type Clock } from '@lawdex/svc-kit';
import { isValidPreview } from './preview-token.ts';

const PREVIEW_SECRET = Symbol('preview-secret');

/** Lets holders of a link from `npm run blog -- preview` read a draft for a day. */
@Injectable()
export class Previews {
  constructor(
    @Inject(PREVIEW_SECRET) private readonly secret: string,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  opens(slug: string, token: string | undefined): boolean {
    return token !== undefined && isValidPreview(this.secret, slug, token, this.clock().getTime());
  }
}

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
