import { Module } from '@nestjs/common';
import { ArchivesController } from './archives.controller.ts';
import { ArchivesService } from './archives.service.ts';

@Module({ controllers: [ArchivesController], providers: [ArchivesService] })
export class ArchivesModule {}
