import { databaseModule } from '@lawdex/svc-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { SCHEMA } from './database.ts';

@Module({})
export class AppModule {
  static forRoot(url: string): DynamicModule {
    return { module: AppModule, imports: [databaseModule({ url, service: SCHEMA.service })] };
  }
}
