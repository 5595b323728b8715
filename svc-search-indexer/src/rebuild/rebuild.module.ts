import { Module } from '@nestjs/common';
import { Drift } from './drift.service.ts';
import { NightlyRepair } from './nightly-repair.service.ts';
import { Rebuilds } from './rebuilds.service.ts';

/** Indexes that are built anew beside those that searches read, and compared with the log. */
@Module({ providers: [Drift, NightlyRepair, Rebuilds], exports: [Drift, Rebuilds] })
export class RebuildModule {}
