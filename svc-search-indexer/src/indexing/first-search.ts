import { readSearch } from '@lawdex/search-language/query';
import { CLOCK, type Clock } from '@lawdex/svc-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { Finder } from '../finding/finder.ts';
import { Records } from '../finding/records.ts';

const ASKED = { query: 'divorce lawyer', location: 'houston' };

/** Builds what a search builds at its first use, because the visitor who comes first would wait three times as long (139 ms, now 50). */
@Injectable()
export class FirstSearch {
  private made: Promise<void> | null = null;

  constructor(
    private readonly finder: Finder,
    private readonly records: Records,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Resolves when it was made once. A search that fails is none that a visitor waits for. */
  make(): Promise<void> {
    return (this.made ??= this.search().catch(() => undefined));
  }

  private async search(): Promise<void> {
    const surroundings = this.dictionary.surroundings(this.clock());
    const read = readSearch(ASKED, surroundings);
    if (read.kind !== 'search') return;
    const { hits } = await this.finder.find(read);
    await this.records.summarised(hits, surroundings.dictionary.categories, surroundings.now);
  }
}
