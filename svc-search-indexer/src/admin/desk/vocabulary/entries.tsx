import { KINDS } from '@lawdex/search-language/meanings';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import type { ListedEntry } from '../../vocabulary/listed-entries.core.ts';
import type { Draft } from '../../vocabulary/vocabulary-changes.ts';
import type { Viewer } from '../layout.tsx';
import { Act, count, Table, Tag } from '../parts.tsx';
import { KIND_NAMES } from './entry-form.tsx';

interface Asked {
  phrase: string;
  kind: VocabularyEntry['kind'] | null;
  page: number;
}

/** The entries of the vocabulary, with a filter and in pages. */
export function Entries(props: {
  asked: Asked;
  total: number;
  perPage: number;
  entries: readonly ListedEntry[];
  viewer: Viewer;
  draft: Draft;
}) {
  const { asked, total, perPage, entries, viewer, draft } = props;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const columns = ['Phrase', 'Kind', 'Means', 'Strength', 'From', 'Change', 'Withdraw'].map((name) => ({ name }));
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
        viewer={viewer}
        action="/admin/desk/vocabulary/withdraw"
        fields={{ ...fields, revision: draft.revision }}
        label={`Withdraw ${phrase}`}
      >
        Withdraw
      </Act>,
    ];
  });
  return (
    <section className="card" aria-label="Phrases">
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
        caption={`${count(total)} ${total === 1 ? 'entry' : 'entries'}, with the draft`}
        columns={columns}
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

const addressOf = ({ phrase, kind }: Asked, page: number): string =>
  `/admin/vocabulary?${new URLSearchParams({ phrase, kind: kind ?? '', page: String(page) })}`;
