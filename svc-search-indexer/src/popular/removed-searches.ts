import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CLOCK, type Clock } from '@lawdex/svc-kit';
import { Repository, Column, Entity, PrimaryColumn } from 'typeorm';
import { wordsOf } from '@lawdex/search-language/text';
import { PopularSearches } from './popular-searches.service.ts';

@Entity('popular_removed')
export class RemovedSearch {
  @PrimaryColumn('text', { collation: 'C' }) query: string;
  @Column('timestamptz') removedAt: Date;
}

@Injectable()
export class RemovedSearches {
  constructor(
    @InjectRepository(RemovedSearch) private readonly removed: Repository<RemovedSearch>,
    private readonly popular: PopularSearches,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(): Promise<RemovedSearch[]> {
    return this.removed.find({ order: { query: 'asc' } });
  }

  async remove(query: string): Promise<void> {
    const row = { query: shown(query), removedAt: this.clock() };
    await this.removed.createQueryBuilder().insert().values(row).orIgnore().execute();
    await this.popular.look();
  }

  async restore(query: string): Promise<void> {
    await this.removed.delete({ query: shown(query) });
    await this.popular.look();
  }
}

const shown = (query: string): string => wordsOf(query).join(' ');
