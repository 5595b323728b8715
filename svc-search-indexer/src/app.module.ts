import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { databaseOptions } from './database/database-options.ts';
import { IndexingModule } from './indexing/indexing.module.ts';
import { SearchModule } from './search/search.module.ts';

@Module({})
export class AppModule {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: AppModule,
      imports: [TypeOrmModule.forRoot(databaseOptions(databaseUrl)), IndexingModule, SearchModule],
    };
  }
}
