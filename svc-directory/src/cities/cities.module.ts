import { Module } from '@nestjs/common';
import { CitiesController } from './cities.controller.ts';
import { CitiesService } from './cities.service.ts';

@Module({ controllers: [CitiesController], providers: [CitiesService] })
export class CitiesModule {}
