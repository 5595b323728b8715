import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from './data-source-options.ts';
import type { DatabaseOptions } from './data-source-options.ts';

/** The database of a service. Entities come from the feature modules (`TypeOrmModule.forFeature([Business])`), so no list names them. */
export const databaseModule = (options: Omit<DatabaseOptions, 'entities' | 'migrations'>): DynamicModule =>
  TypeOrmModule.forRoot({ ...dataSourceOptions(options), autoLoadEntities: true });
