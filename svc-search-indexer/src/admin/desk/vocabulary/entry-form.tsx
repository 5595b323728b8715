import { KINDS, STRENGTHS, type VocabularyEntry } from '@lawdex/search-language/meanings';
import { FormKey } from '../layout.tsx';
import { fieldOf } from '../desk.ts';

export const KIND_NAMES: Readonly<Record<VocabularyEntry['kind'], string>> = {
  practice: 'Practice area',
  place: 'Place',
  filter: 'Filter',
  synonym: 'Synonym',
  noise: 'Noise',
  none: 'No meaning',
  danger: 'Danger',
};

const STRENGTH_NAMES: Readonly<Record<VocabularyEntry['strength'], string>> = {
  strong: 'Strong: only what fits is found',
  weak: 'Weak: the same, where nothing strong is said',
  soft: 'Soft: what fits comes first',
};

export function EntryForm(props: { revision: string; typed: VocabularyEntry; from: VocabularyEntry | null }) {
  const { revision, typed, from } = props;
  return (
    <form className="card narrow" method="post" action={`/admin/vocabulary/${from ? 'change' : 'add'}`}>
      <FormKey />
      <input type="hidden" name="revision" value={revision} />
      {from && <input type="hidden" name="old-kind" value={from.kind} />}
      {from && <input type="hidden" name="old-means" value={from.means} />}
      {from && <input type="hidden" name="old-strength" value={from.strength} />}
      <label>
        Phrase
        <small>
          {from
            ? 'Another phrase is another entry: add that one, and withdraw this one.'
            : 'As visitors type it, or cues in any order: partner + hit|punch*.'}
        </small>
        <input name="phrase" defaultValue={typed.phrase} required maxLength={200} readOnly={from !== null} />
      </label>
      <label>
        Kind
        <select name="kind" defaultValue={typed.kind}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Means
        <small>
          A practice area by its slug (tax-law), a city (Houston, TX), a filter (rating=4), or another phrase. Empty for
          noise and no meaning.
        </small>
        <input name="means" defaultValue={typed.means} maxLength={200} />
      </label>
      <label>
        Strength
        <select name="strength" defaultValue={typed.strength}>
          {STRENGTHS.map((strength) => (
            <option key={strength} value={strength}>
              {STRENGTH_NAMES[strength]}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <button type="submit" className="primary">
          {from ? 'Change' : 'Add'}
        </button>
        <a href="/admin/vocabulary">Back without a change</a>
      </div>
    </form>
  );
}

const MOST = 200;

/** Said after a change. */
export const LIVE = 'It is live: every search reads it within two seconds. Undo stands in the history.';

/** An entry as a form or an address names it; what is no kind or strength is the first one. */
export function entryOf(fields: unknown, prefix = ''): VocabularyEntry {
  const kind = fieldOf(fields, `${prefix}kind`);
  const strength = fieldOf(fields, `${prefix}strength`);
  return {
    phrase: fieldOf(fields, 'phrase').slice(0, MOST),
    kind: KINDS.find((one) => one === kind) ?? 'practice',
    means: fieldOf(fields, `${prefix}means`).slice(0, MOST),
    strength: STRENGTHS.find((one) => one === strength) ?? 'strong',
  };
}
