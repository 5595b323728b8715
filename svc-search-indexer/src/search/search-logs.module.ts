import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchLogs } from './search-logs.service.ts';
import { SearchLog } from './search-log.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchLog])],
  providers: [SearchLogs],
  exports: [SearchLogs],
})
export class SearchLogsModule {}
