import { Body, Controller, Get, Post, Query, Redirect, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import type { HttpRedirectResponse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KINDS } from '@lawdex/search-language/meanings';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import { ENTRIES_PER_PAGE, listedEntries } from '../../vocabulary/listed-entries.core.ts';
import { Trials } from '../../vocabulary/trial/trials.ts';
import { VocabularyChanges } from '../../vocabulary/vocabulary-changes.ts';
import type { Editor } from '../../vocabulary/vocabulary-changes.ts';
import { AuditInterceptor, Audited } from '../../audit/audited.ts';
import { Admins } from '../../door/admins.ts';
import { DeskErrors } from '../desk-errors.filter.ts';
import { DeskPages, fieldOf } from '../desk.ts';
import { tellLive } from '../live.ts';
import { Heading } from '../parts.tsx';
import { DraftBox } from './draft-box.tsx';
import { Entries } from './entries.tsx';
import { entryOf } from './entry-fields.ts';
import { TrialBox } from './trial-box.tsx';
import { VocabularyHistory } from './vocabulary-history.tsx';

const PATH = '/admin/vocabulary';
const PAST = 50;

@ApiExcludeController()
@UseFilters(DeskErrors)
@UseInterceptors(AuditInterceptor)
@Controller('admin')
export class VocabularyPageController {
  constructor(
    private readonly desk: DeskPages,
    private readonly changes: VocabularyChanges,
    private readonly trials: Trials,
    private readonly admins: Admins,
  ) {}

  @Get('vocabulary')
  async show(
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = askedOf(query);
    const { live, draft } = await this.changes.standing();
    const trial = await this.trials.of(draft);
    const { total, entries } = listedEntries(live, draft.changes, asked);
    await this.desk.show(request, reply, (viewer) => ({
      title: 'Vocabulary',
      path: PATH,
      children: (
        <>
          <Heading title="Vocabulary">
            What phrases mean to the search. A change waits in the draft, which all admins share, until it is put live.
          </Heading>
          <DraftBox draft={draft} viewer={viewer} isTried={trial !== null} />
          <div data-live="/admin/vocabulary/live" aria-live="polite" aria-busy={trial?.phase === 'running'}>
            {trial && <TrialBox trial={trial} />}
          </div>
          <Entries
            asked={asked}
            total={total}
            perPage={ENTRIES_PER_PAGE}
            entries={entries}
            viewer={viewer}
            draft={draft}
          />
        </>
      ),
    }));
  }

  @Get('vocabulary/live')
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    if (!this.desk.viewerOf(request)) throw new DomainError('not_acceptable', 406, 'Programs ask /admin/api.');
    tellLive(reply, async () => {
      const trial = await this.trials.of(await this.changes.draft());
      return trial && <TrialBox trial={trial} />;
    });
  }

  @Get('vocabulary/history')
  async history(
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { before = '' } = query;
    const changes = await this.changes.history(PAST, /^\d{1,18}$/.test(before) ? before : null);
    await this.desk.show(request, reply, (viewer) => ({
      title: 'History of the vocabulary',
      path: PATH,
      children: (
        <>
          <Heading title="History of the vocabulary">
            Who changed what, the newest first. Undo puts what stood before live again, at once.
          </Heading>
          <VocabularyHistory changes={changes} viewer={viewer} isFull={changes.length === PAST} />
        </>
      ),
    }));
  }

  @Audited('withdraw from vocabulary')
  @Post('desk/vocabulary/withdraw')
  @Redirect()
  async withdraw(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    const { phrase, ...meaning } = entryOf(body);
    await this.changes.withdraw(phrase, meaning, this.editor(request, body));
    return this.desk.back(request, PATH, 'drafted');
  }

  @Audited('take back vocabulary draft')
  @Post('desk/vocabulary/take-back')
  @Redirect()
  async takeBack(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.changes.takeBack(fieldOf(body, 'phrase'), this.editor(request, body));
    return this.desk.back(request, PATH, 'taken-back');
  }

  @Audited('try vocabulary')
  @Post('desk/vocabulary/try')
  @Redirect()
  async try(@Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.trials.start(this.admins.of(request).by);
    return this.desk.back(request, PATH, 'tried');
  }

  @Audited('put vocabulary live')
  @Post('desk/vocabulary/live')
  @Redirect()
  async putLive(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.changes.putLive(this.editor(request, body));
    return this.desk.back(request, PATH, 'live');
  }

  @Audited('discard vocabulary draft')
  @Post('desk/vocabulary/discard')
  @Redirect()
  async discard(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.changes.discard(this.editor(request, body));
    return this.desk.back(request, PATH, 'discarded');
  }

  @Audited('undo vocabulary')
  @Post('desk/vocabulary/undo')
  @Redirect()
  async undo(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    const id = fieldOf(body, 'id');
    await this.changes.undo(/^\d{1,18}$/.test(id) ? id : '0', this.editor(request, {}));
    return this.desk.back(request, PATH, 'undone');
  }

  private editor(request: FastifyRequest, body: object): Editor {
    const seen = fieldOf(body, 'revision');
    return { by: this.admins.of(request).by, seen: /^\d{1,18}$/.test(seen) ? seen : undefined };
  }
}

function askedOf(query: Record<string, string>): {
  phrase: string;
  kind: VocabularyEntry['kind'] | null;
  page: number;
} {
  const page = Number(query['page']);
  return {
    phrase: String(query['phrase'] ?? '').slice(0, 200),
    kind: KINDS.find((one) => one === query['kind']) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
