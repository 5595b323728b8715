import { Module } from '@nestjs/common';
import { Finder } from './finder.ts';
import { Records } from './records.ts';

/** Firms by what was read of a search: for searches, landing pages and maps. */
@Module({ providers: [Finder, Records], exports: [Finder, Records] })
export class FindingModule {}
