import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RepublishService } from './republish.service.ts';
import type { Republished } from './republish.service.ts';

@ApiExcludeController()
@Controller('internal')
export class RepublishController {
  constructor(private readonly republish: RepublishService) {}

  /** For a consumer that starts anew, such as a rebuilt search index: announces everything again. */
  @Post('republish')
  @HttpCode(202)
  announceEverything(): Promise<Republished> {
    return this.republish.everything();
  }
}
