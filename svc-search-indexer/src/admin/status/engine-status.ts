import { Inject, Injectable, Controller, Get } from '@nestjs/common';
import { SEARCH_ENGINE, SEARCH_INDEXES, type SearchEngine, type SearchIndex } from '../../engines/search-engine.ts';
import { Feeders } from '../../indexing/feeders.service.ts';
import { Drift, type DriftReport } from '../../rebuild/drift.service.ts';
import { Rebuilds } from '../../rebuild/rebuilds.service.ts';
import { described } from '@lawdex/svc-kit/dto';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';

export interface EngineStatus {
  engine: string;
  answers: boolean;
  generation: string | null;
  complete: boolean;
  documents: number | null;
  popular: number | null;
  behind: number;
  failures: number;
  /** ISO 8601. Null: there is no generation to go back to. */
  rollBackUntil: string | null;
  drift: DriftReport | null;
}

@Injectable()
export class EngineStatuses {
  constructor(
    @Inject(SEARCH_INDEXES) private readonly indexes: readonly SearchIndex[],
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly feeders: Feeders,
    private readonly rebuilds: Rebuilds,
    private readonly drift: Drift,
  ) {}

  async read(): Promise<EngineStatus[]> {
    const [behind, generations, reports] = [
      await this.feeders.behind(),
      await this.rebuilds.generations(),
      await this.drift.reports(),
    ];
    const states = this.indexes.map(async (index): Promise<EngineStatus> => {
      const feed = generations.find(({ engine }) => engine === index.name);
      return {
        engine: index.name,
        answers: this.engine.name === index.name,
        generation: feed?.generation ?? null,
        complete: feed?.live ?? false,
        ...(await heldBy(index, feed?.generation)),
        behind: behind.get(index.name) ?? 0,
        failures: this.feeders.states.find(({ engine }) => engine === index.name)?.failures ?? 0,
        rollBackUntil: feed?.rollBackUntil?.toISOString() ?? null,
        drift: reports.find(({ engine }) => engine === index.name) ?? null,
      };
    });
    return Promise.all(states);
  }
}

/** An engine that is down has a status, too. */
async function heldBy(index: SearchIndex, generation = ''): Promise<Pick<EngineStatus, 'documents' | 'popular'>> {
  if (generation === '') return { documents: null, popular: null };
  const held = await index.stats(generation).catch(() => null);
  const popular = held && (await index.popular?.(generation).catch(() => null));
  return { documents: held?.documents ?? null, popular: popular?.length ?? null };
}

class EngineStatusDto extends described<EngineStatus>({
  engine: { type: String },
  answers: { type: Boolean, description: 'Whether searches ask it first.' },
  generation: { type: String, nullable: true },
  complete: { type: Boolean },
  documents: { type: 'integer', nullable: true, description: 'Null when the engine does not tell at the moment.' },
  popular: { type: 'integer', nullable: true, description: 'Popular searches in an index of their own.' },
  behind: { type: 'integer', description: 'Changes that it has yet to read.' },
  failures: { type: 'integer', description: 'How often in a row it could not be fed.' },
  rollBackUntil: { type: String, format: 'date-time', nullable: true },
  drift: { type: 'object', additionalProperties: true, nullable: true },
}) {}

@ApiTags('admin')
@Controller('admin/api/status')
export class StatusController {
  constructor(private readonly statuses: EngineStatuses) {}

  @ApiOkResponse({ type: [EngineStatusDto] })
  @Get()
  getSearchStatus(): Promise<EngineStatusDto[]> {
    return this.statuses.read();
  }
}
