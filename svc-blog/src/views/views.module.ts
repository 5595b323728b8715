import { Module } from '@nestjs/common';
import { ViewsService } from './views.service.ts';

@Module({ providers: [ViewsService], exports: [ViewsService] })
export class ViewsModule {}
