import { Body, Query } from '@nestjs/common';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import { Editing } from '../../vocabulary/editing.decorator.ts';
import { VocabularyChanges, type Editor } from '../../vocabulary/vocabulary-changes.ts';
import { Audited } from '../../audit/audited.ts';
import { DeskController, Form, Page, refusalOf } from '../desk.ts';
import type { DeskPage } from '../layout.tsx';
import { EntryForm, entryOf, LIVE } from './entry-form.tsx';

const PATH = '/admin/vocabulary';

interface Shown {
  /** The content of the fields. */
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
