import { Body, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KINDS } from '@lawdex/search-language/meanings';
import { listedEntries } from '../../vocabulary/listed-entries.core.ts';
import type { EntriesAsked } from '../../vocabulary/listed-entries.core.ts';
import { Editing } from '../../vocabulary/editing.decorator.ts';
import { Trials } from '../../vocabulary/trial/trials.ts';
import { VocabularyChanges } from '../../vocabulary/vocabulary-changes.ts';
import type { Editor } from '../../vocabulary/vocabulary-changes.ts';
import { Audited } from '../../audit/audited.ts';
import { By } from '../../door/by.decorator.ts';
import { DeskController, Field, Form, numberOf, Page } from '../desk.ts';
import type { DeskPage } from '../layout.tsx';
import { tellLive } from '../live.ts';
import { DraftBox } from './draft-box.tsx';
import { Entries } from './entries.tsx';
import { DRAFTED, entryOf } from './entry-fields.ts';
import { TrialBox } from './trial-box.tsx';
import { VocabularyHistory } from './vocabulary-history.tsx';

const PATH = '/admin/vocabulary';
const PAST = 50;

@DeskController()
export class VocabularyPageController {
  constructor(
    private readonly changes: VocabularyChanges,
    private readonly trials: Trials,
  ) {}

  @Page('vocabulary')
  async show(@Query() query: Record<string, string>): Promise<DeskPage> {
    const asked = askedOf(query);
    const { live, draft } = await this.changes.standing();
    const trial = await this.trials.of(draft);
    return {
      title: 'Vocabulary',
      path: PATH,
      lead: 'What phrases mean to the search. A change waits in the draft, which all admins share, until it is put live.',
      children: (
        <>
          <DraftBox draft={draft} isTried={trial !== null} />
          <div data-live="/admin/vocabulary/live" aria-live="polite" aria-busy={trial?.phase === 'running'}>
            {trial && <TrialBox trial={trial} />}
          </div>
          <Entries asked={asked} revision={draft.revision} {...listedEntries(live, draft.changes, asked)} />
        </>
      ),
    };
  }

  @Get('vocabulary/live')
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    tellLive(request, reply, async () => {
      const trial = await this.trials.of(await this.changes.draft());
      return trial && <TrialBox trial={trial} />;
    });
  }

  @Page('vocabulary/history')
  async history(@Query('before') before: unknown): Promise<DeskPage> {
    const changes = await this.changes.history(PAST, numberOf(before));
    return {
      title: 'History of the vocabulary',
      path: PATH,
      lead: 'Who changed what, the newest first. Undo puts what stood before live again, at once.',
      children: <VocabularyHistory changes={changes} isFull={changes.length === PAST} />,
    };
  }

  @Audited('withdraw from vocabulary')
  @Form('desk/vocabulary/withdraw', PATH, DRAFTED)
  withdraw(@Body() body: object, @Editing() editor: Editor): Promise<void> {
    const { phrase, ...meaning } = entryOf(body);
    return this.changes.withdraw(phrase, meaning, editor);
  }

  @Audited('take back vocabulary draft')
  @Form('desk/vocabulary/take-back', PATH, 'The draft says no more of this phrase than what is live.')
  takeBack(@Field('phrase') phrase: string, @Editing() editor: Editor): Promise<void> {
    return this.changes.takeBack(phrase, editor);
  }

  @Audited('try vocabulary')
  @Form('desk/vocabulary/try', PATH, 'The trial has begun. Searches of visitors go first.')
  try(@By() by: string): Promise<void> {
    return this.trials.start(by);
  }

  @Audited('put vocabulary live')
  @Form('desk/vocabulary/live', PATH, 'It is live: every search reads it within two seconds.')
  putLive(@Editing() editor: Editor): Promise<void> {
    return this.changes.putLive(editor);
  }

  @Audited('discard vocabulary draft')
  @Form('desk/vocabulary/discard', PATH, 'The draft was discarded. What is live is as it was.')
  discard(@Editing() editor: Editor): Promise<void> {
    return this.changes.discard(editor);
  }

  @Audited('undo vocabulary')
  @Form('desk/vocabulary/undo', PATH, 'What stood before is live again.')
  undo(@Field('id') id: string, @By() by: string): Promise<void> {
    return this.changes.undo(numberOf(id) ?? '0', by);
  }
}

function askedOf(query: Record<string, string>): EntriesAsked {
  const page = Number(query['page']);
  return {
    phrase: String(query['phrase'] ?? '').slice(0, 200),
    kind: KINDS.find((one) => one === query['kind']) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
