import { describeMeant } from '../../vocabulary/told-changes.core.ts';
import type { Draft } from '../../vocabulary/vocabulary-changes.ts';
import { Act, Table, When } from '../parts.tsx';

export function DraftBox({ draft, isTried }: { draft: Draft; isTried: boolean }) {
  const { revision, changes } = draft;
  const head = (
    <div className="head">
      <h2 id="draft">Draft</h2>
      <div className="row">
        <a href="/admin/vocabulary/add">Add a phrase</a>
        <a href="/admin/vocabulary/history">History and undo</a>
      </div>
    </div>
  );
  if (changes.length === 0) {
    return (
      <section className="card" aria-labelledby="draft">
        {head}
        <p className="empty">The draft changes nothing. What you add, change or withdraw comes here first.</p>
      </section>
    );
  }
  const columns = ['Phrase', 'Live', 'Draft', 'Who', 'When', 'Take back'];
  const rows = changes.map(({ phrase, before, after, by, at }) => [
    phrase,
    describeMeant(before),
    describeMeant(after),
    by,
    <When key="at" at={at} />,
    <Act
      key="act"
      action="/admin/desk/vocabulary/take-back"
      fields={{ phrase, revision }}
      label={`Take back ${phrase}`}
    >
      Take back
    </Act>,
  ]);
  return (
    <section className="card" aria-labelledby="draft">
      {head}
      <Table caption="Changes that are not live" columns={columns} rows={rows} empty="" />
      <div className="row">
        <Act action="/admin/desk/vocabulary/try" kind={isTried ? '' : 'primary'}>
          {isTried ? 'Try again' : 'Try'}
        </Act>
        <Act action="/admin/desk/vocabulary/live" fields={{ revision }} kind={isTried ? 'primary' : ''}>
          Put live
        </Act>
        <Act action="/admin/desk/vocabulary/discard" fields={{ revision }} kind="danger">
          Discard
        </Act>
      </div>
    </section>
  );
}
