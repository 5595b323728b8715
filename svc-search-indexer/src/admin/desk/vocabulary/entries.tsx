import { KINDS } from '@lawdex/search-language/meanings';
import { ENTRIES_PER_PAGE, type EntriesAsked, type ListedEntry } from '../../vocabulary/listed-entries.core.ts';
import { Act, count, Table, Tag } from '../parts.tsx';
import { KIND_NAMES } from './entry-form.tsx';

/** The entries of the vocabulary, with a filter and in pages. */
export function Entries(props: {
  asked: EntriesAsked;
  total: number;
  entries: readonly ListedEntry[];
  revision: string;
}) {
  const { asked, total, entries, revision } = props;
  const pages = Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE));
  const rows = entries.map(({ phrase, kind, means, strength, from }) => {
    const fields = { phrase, kind, means, strength };
    return [
      phrase,
      KIND_NAMES[kind],
      means,
      strength,
      from === 'desk' ? <Tag kind="warn">desk</Tag> : 'code',
      <a key="change" href={`/admin/vocabulary/change?${new URLSearchParams(fields)}`} aria-label={`Change ${phrase}`}>
        Change
      </a>,
      <Act
        key="withdraw"
        action="/admin/desk/vocabulary/withdraw"
        fields={{ ...fields, revision }}
        label={`Withdraw ${phrase}`}
      >
        Withdraw
      </Act>,
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
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
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
