import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { readPutAside, sendPutAsideAgain } from './put-aside.ts';
import type { PutAsideEvent } from './put-aside.ts';

@ApiExcludeController()
@Controller('internal/put-aside')
export class PutAsideController {
  constructor(private readonly db: DataSource) {}

  /** What consumers refused for good, and why. */
  @Get()
  list(): Promise<PutAsideEvent[]> {
    return readPutAside(this.db);
  }

  /** For when the reason is gone, such as with another release of the consumer: sends all of them again. */
  @Post('resend')
  @HttpCode(202)
  async resend(): Promise<{ events: number }> {
    return { events: await sendPutAsideAgain(this.db) };
  }
}
