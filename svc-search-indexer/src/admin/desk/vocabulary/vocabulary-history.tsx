import { describeMeant } from '../../vocabulary/told-changes.core.ts';
import type { PastChange } from '../../vocabulary/vocabulary-changes.ts';
import { Act, Table, When } from '../parts.tsx';

export function VocabularyHistory({ changes, isFull }: { changes: readonly PastChange[]; isFull: boolean }) {
  const columns = ['When', 'Who', 'What', 'Phrase', 'Before', 'After', 'Undo'];
  const rows = changes.map(({ id, at, by, action, phrase, before, after, stands }) => [
    <When key="at" at={at} />,
    by,
    action === 'undo' ? 'Undone' : 'Changed',
    phrase,
    describeMeant(before),
    describeMeant(after),
    stands && (
      <Act key="undo" action="/admin/desk/vocabulary/undo" fields={{ id }} label={`Undo ${phrase}`}>
        Undo
      </Act>
    ),
  ]);
  const last = isFull ? changes.at(-1) : undefined;
  return (
    <section className="card">
      <Table caption="Changes" columns={columns} rows={rows} empty="Nobody has changed the vocabulary yet." />
      <div className="row">
        <a href="/admin/vocabulary">Back to the vocabulary</a>
        {last && <a href={`/admin/vocabulary/history?before=${last.id}`}>Older ones</a>}
      </div>
    </section>
  );
}
