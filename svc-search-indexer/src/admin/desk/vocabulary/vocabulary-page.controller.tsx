import { KINDS } from '@lawdex/search-language/meanings';
import { Body, Query } from '@nestjs/common';
import { Audited } from '../../audit/audited.ts';
import { By } from '../../access/admins.ts';
import { Editing, VocabularyChanges, type Editor, type PastChange } from '../../vocabulary/vocabulary-changes.ts';
import { ENTRIES_PER_PAGE, listedEntries } from '../../vocabulary/listed-entries.core.ts';
import type { EntriesAsked, ListedEntry } from '../../vocabulary/listed-entries.core.ts';
import { describeMeant } from '../../vocabulary/phrase-changes.core.ts';
import { DeskController, Field, Form, numberOf, Page } from '../desk.ts';
import type { DeskPage } from '../layout.tsx';
import { Act, count, Options, Table, TableCard, Tag, When } from '../parts.tsx';
import { entryOf, LIVE, KIND_NAMES } from './entry-page.controller.tsx';

const PATH = '/admin/vocabulary';
const PAST = 50;

@DeskController()
export class VocabularyPageController {
  constructor(private readonly changes: VocabularyChanges) {}

  @Page('vocabulary')
  async show(@Query() query: Record<string, string>): Promise<DeskPage> {
    const asked = askedOf(query);
    const { revision, entries } = await this.changes.vocabulary();
    return {
      title: 'Vocabulary',
      path: PATH,
      lead: 'What phrases mean to the search. Every search reads a change within two seconds.',
      children: <Entries asked={asked} revision={revision} {...listedEntries(entries, asked)} />,
    };
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
  @Form('desk/vocabulary/withdraw', PATH, LIVE)
  withdraw(@Body() body: object, @Editing() editor: Editor): Promise<void> {
    const { phrase, ...meaning } = entryOf(body);
    return this.changes.withdraw(phrase, meaning, editor);
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

function VocabularyHistory({ changes, isFull }: { changes: readonly PastChange[]; isFull: boolean }) {
  const columns = ['When', 'Who', 'What', 'Phrase', 'Before', 'After', 'Undo'];
  const rows = changes.map(({ id, at, by, action, phrase, before, after, stands }) => [
    <When key="at" at={at} />,
    by,
    action === 'undo' ? 'Undone' : 'Changed',
    phrase,
    describeMeant(before),
    describeMeant(after),
    stands && <Act key="undo" action="vocabulary/undo" fields={{ id }} label={`Undo ${phrase}`} text="Undo" />,
  ]);
  const last = isFull ? changes.at(-1) : undefined;
  return (
    <TableCard caption="Changes" columns={columns} rows={rows} empty="Nobody has changed the vocabulary yet.">
      <div className="row">
        <a href="/admin/vocabulary">Back to the vocabulary</a>
        {last && <a href={`/admin/vocabulary/history?before=${last.id}`}>Older ones</a>}
      </div>
    </TableCard>
  );
}

function Entries(props: { asked: EntriesAsked; total: number; entries: readonly ListedEntry[]; revision: string }) {
  const { asked, total, entries, revision } = props;
  const pages = Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE));
  const rows = entries.map(({ phrase, kind, means, strength, from }) => {
    const fields = { phrase, kind, means, strength };
    return [
      phrase,
      KIND_NAMES[kind],
      means,
      strength,
      from === 'desk' ? <Tag kind="warn" text="desk" /> : 'code',
      <a key="change" href={`/admin/vocabulary/change?${new URLSearchParams(fields)}`} aria-label={`Change ${phrase}`}>
        Change
      </a>,
      <Act
        key="withdraw"
        action="vocabulary/withdraw"
        fields={{ ...fields, revision }}
        label={`Withdraw ${phrase}`}
        text="Withdraw"
      />,
    ];
  });
  return (
    <section className="card" aria-label="Phrases">
      <div className="row">
        <a href="/admin/vocabulary/add">Add a phrase</a>
        <a href="/admin/vocabulary/history">History and undo</a>
      </div>
      <form className="row" method="get" action="/admin/vocabulary">
        <label>
          Phrase has
          <input name="phrase" type="search" defaultValue={asked.phrase} maxLength={200} />
        </label>
        <label>
          Kind
          <select name="kind" defaultValue={asked.kind ?? ''}>
            <option value="">Every kind</option>
            <Options names={KIND_NAMES} />
          </select>
        </label>
        <button type="submit">Filter</button>
      </form>
      <Table
        caption={`${count(total)} ${total === 1 ? 'entry' : 'entries'}`}
        columns={['Phrase', 'Kind', 'Means', 'Strength', 'From', 'Change', 'Withdraw']}
        rows={rows}
        empty={total === 0 ? 'No phrase is like that. Clear the filter, or add the phrase.' : 'This page is empty.'}
      />
      {pages > 1 && (
        <nav className="row" aria-label="Pages">
          {asked.page > 1 && <a href={addressOf(asked, Math.min(asked.page - 1, pages))}>Previous page</a>}
          <span>{`Page ${count(asked.page)} of ${count(pages)}`}</span>
          {asked.page < pages && <a href={addressOf(asked, asked.page + 1)}>Next page</a>}
        </nav>
      )}
    </section>
  );
}

const addressOf = ({ phrase, kind }: EntriesAsked, page: number): string =>
  `/admin/vocabulary?${new URLSearchParams({ phrase, kind: kind ?? '', page: String(page) })}`;
