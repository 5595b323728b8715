import { Body, Query } from '@nestjs/common';
import { KINDS, STRENGTHS, type VocabularyEntry } from '@lawdex/search-language/meanings';
import { Editing, VocabularyChanges, type Editor } from '../../vocabulary/vocabulary-changes.ts';
import { Audited } from '../../audit/audited.ts';
import { DeskController, fieldOf, Form, Page, refusalOf } from '../desk.ts';
import { FormKey, type DeskPage } from '../layout.tsx';
import { Options } from '../parts.tsx';

const PATH = '/admin/vocabulary';
export const LIVE = 'It is live: every search reads it within two seconds. Undo stands in the history.';

interface Shown {
  typed: VocabularyEntry;
  /** The meaning that is changed; null: one is added. */
  from: VocabularyEntry | null;
}

/** The form of one entry. What was typed stays in it when it cannot be used. */
@DeskController()
export class EntryPageController {
  constructor(private readonly changes: VocabularyChanges) {}

  @Page('vocabulary/add')
  showAdd(@Query() query: object): Promise<DeskPage> {
    return this.form({ typed: entryOf(query), from: null });
  }

  @Page('vocabulary/change')
  showChange(@Query() query: object): Promise<DeskPage> {
    const from = entryOf(query);
    return this.form({ typed: from, from });
  }

  @Audited('add to vocabulary')
  @Form('vocabulary/add', PATH, LIVE)
  add(@Body() body: object, @Editing() editor: Editor): Promise<DeskPage | undefined> {
    const typed = entryOf(body);
    return this.send({ typed, from: null }, () => this.changes.add(typed, editor));
  }

  @Audited('change vocabulary')
  @Form('vocabulary/change', PATH, LIVE)
  change(@Body() body: object, @Editing() editor: Editor): Promise<DeskPage | undefined> {
    const { phrase, ...from } = entryOf(body, 'old-');
    const { phrase: _, ...to } = entryOf(body);
    const shown = { typed: { phrase, ...to }, from: { phrase, ...from } };
    return this.send(shown, () => this.changes.change(phrase, from, to, editor));
  }

  private async send(shown: Shown, work: () => Promise<void>): Promise<DeskPage | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      return { ...(await this.form(shown)), ...refusalOf(error) };
    }
  }

  private async form({ typed, from }: Shown): Promise<DeskPage> {
    // The revision of this moment, because an admin who was told what has changed sends the same form again.
    const { revision } = await this.changes.vocabulary();
    return {
      title: from ? `Change "${from.phrase}"` : 'Add a phrase',
      path: PATH,
      lead: 'Every search reads it within two seconds.',
      children: <EntryForm revision={revision} typed={typed} from={from} />,
    };
  }
}

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

function EntryForm(props: { revision: string; typed: VocabularyEntry; from: VocabularyEntry | null }) {
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
          <Options names={KIND_NAMES} />
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
          <Options names={STRENGTH_NAMES} />
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
