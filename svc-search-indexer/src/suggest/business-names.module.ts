import { Module } from '@nestjs/common';
import { BusinessNames } from './business-names.ts';

@Module({ providers: [BusinessNames], exports: [BusinessNames] })
export class BusinessNamesModule {}
