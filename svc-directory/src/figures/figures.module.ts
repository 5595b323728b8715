import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.ts';
import { FiguresService } from './figures.service.ts';

@Module({ controllers: [FiguresController], providers: [FiguresService] })
export class FiguresModule {}
