import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RepublishService } from './republish.service.ts';

@ApiExcludeController()
@Controller('internal')
export class RepublishController {
  constructor(private readonly republish: RepublishService) {}

  /** For a search index that is built anew: announces every practice area and business again. */
  @Post('republish')
  @HttpCode(202)
  announceEverything(): Promise<{ categories: number; businesses: number }> {
    return this.republish.everything();
  }
}
