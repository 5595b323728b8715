import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DomainError, inLongTransaction } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { SearchCategory } from '../../dictionary/search-category.entity.ts';
import { keyOf } from '@lawdex/search-language/meanings';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import * as core from './phrase-changes.core.ts';
import type { Meaning, Meant } from './phrase-changes.core.ts';
import { describeChanges } from './told-changes.core.ts';
import * as sql from './vocabulary-changes.sql.ts';

export type ChangeAction = 'add' | 'change' | 'withdraw' | 'take back' | 'discard' | 'live' | 'undo';

/** A change that an admin has made to the meanings of a phrase. */
export interface VocabularyChange {
  id: string;
  at: Date;
  by: string;
  action: ChangeAction;
  key: string;
  phrase: string;
  before: Meant;
  after: Meant;
}

export interface PastChange extends VocabularyChange {
  /** Whether it is what searches read of its phrase now, so that it can be undone. */
  stands: boolean;
}

export interface Draft {
  /** Another one after every change of anybody; who gives it with a change is told what others did since. */
  revision: string;
  changes: VocabularyChange[];
}

export interface Standing {
  revision: string;
  /** The meanings of phrases that admins have changed, by key. */
  live: ReadonlyMap<string, Meaning[]>;
  draft: Draft;
}

/** Who changes something, and the revision that they have seen; undefined: whatever it was. */
export interface Editor {
  by: string;
  seen?: string | undefined;
}

/** The vocabulary as admins change it: a draft that all of them share, what is live, and all that ever was. */
@Injectable()
export class VocabularyChanges {
  constructor(
    private readonly db: DataSource,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  standing(): Promise<Standing> {
    return inLongTransaction(this.db, (tx) => this.read(tx));
  }

  async draft(): Promise<Draft> {
    return (await this.standing()).draft;
  }

  /** The newest first. */
  history(most: number, before?: string): Promise<PastChange[]> {
    return inLongTransaction(this.db, (tx) => tx.query<PastChange[]>(sql.readHistory, [most, before]));
  }

  async add(entry: VocabularyEntry, editor: Editor): Promise<void> {
    await this.check(entry);
    await this.edit('add', entry.phrase, editor, (key, meant) => core.withAdded(key, meant, meaningOf(entry)));
  }

  /** Without a strength it stays as strong as it is. */
  async change(phrase: string, from: core.Sense, to: core.Sense & Partial<Meaning>, editor: Editor): Promise<void> {
    await this.check({ phrase, strength: 'strong', ...to });
    await this.edit('change', phrase, editor, (key, meant) => core.withChanged(key, meant, from, to));
  }

  withdraw(phrase: string, meaning: core.Sense, editor: Editor): Promise<void> {
    return this.edit('withdraw', phrase, editor, (key, meant) => core.withWithdrawn(key, meant, meaning));
  }

  /** The draft says no more of a phrase than what is live. */
  async takeBack(phrase: string, editor: Editor): Promise<void> {
    await this.inTurn(async (tx) => {
      const { draft, live } = await this.read(tx);
      const key = keyOf(phrase);
      await this.refuseUnseen(tx, editor, key);
      const last = draft.changes.find((one) => one.key === key);
      if (!last) throw new DomainError('not_in_draft', 404, `The draft does not change "${phrase}".`);
      const meant = live.get(key) ?? null;
      await this.note(tx, editor.by, 'take back', { key, phrase: last.phrase, before: last.after, after: meant });
    });
  }

  async discard(editor: Editor): Promise<void> {
    await this.inTurn(async (tx) => {
      const { draft } = await this.read(tx);
      await this.refuseUnseen(tx, editor, null);
      if (draft.changes.length === 0) throw nothingInDraft();
      await this.note(tx, editor.by, 'discard', { key: '', phrase: '', before: null, after: null });
    });
  }

  /** Everything in the draft is what searches read: here at once, in other processes a second later. */
  async putLive(editor: Editor): Promise<void> {
    await this.inTurn(async (tx) => {
      const { draft } = await this.read(tx);
      await this.refuseUnseen(tx, editor, null);
      if (draft.changes.length === 0) throw nothingInDraft();
      for (const { key, phrase, after } of draft.changes)
        await this.write(tx, editor.by, 'live', { key, phrase, after });
    });
    await this.dictionary.refresh();
  }

  /** Makes the meanings before a change live again, as a new version. */
  async undo(id: string, by: string): Promise<void> {
    await this.inTurn(async (tx) => {
      const [change] = await tx.query<VocabularyChange[]>(sql.readChange, [id]);
      if (!change || !isLive(change))
        throw new DomainError('not_found', 404, 'Nothing that was put live has this number.');
      const { key, phrase, before } = change;
      const since = (await tx.query<VocabularyChange[]>(sql.readSince, [id, key])).filter(isLive);
      if (since.length > 0) throw changedSince(since, 'Undo that first.');
      const { draft } = await this.read(tx);
      if (draft.changes.some((one) => one.key === key)) {
        const what = `The draft changes "${phrase}" too.`;
        throw new DomainError('in_draft', 409, `${what} Take that back first, or put it live.`);
      }
      await this.write(tx, by, 'undo', { key, phrase, after: before });
    });
    await this.dictionary.refresh();
  }

  /** By the practice areas of this moment: the dictionary knows a new one some time after it came. */
  private async check(entry: VocabularyEntry): Promise<void> {
    const areas = await inLongTransaction(this.db, (tx) => tx.find(SearchCategory, { select: { slug: true } }));
    const advice = core.adviceOn(entry, (slug) => areas.some((area) => area.slug === slug));
    if (advice !== null) throw new DomainError('invalid_entry', 422, advice);
  }

  private edit(
    action: 'add' | 'change' | 'withdraw',
    phrase: string,
    editor: Editor,
    change: (key: string, meant: Meant) => core.ChangeOutcome,
  ): Promise<void> {
    const key = keyOf(phrase);
    return this.inTurn(async (tx) => {
      const { draft, live } = await this.read(tx);
      await this.refuseUnseen(tx, editor, key);
      const drafted = draft.changes.find((one) => one.key === key);
      const before = drafted ? drafted.after : (live.get(key) ?? null);
      const outcome = change(key, before);
      if (outcome.kind === 'exists') throw new DomainError('exists', 409, `"${phrase}" means this already.`);
      if (outcome.kind === 'missing') {
        const what = `"${phrase}" does not mean this any more.`;
        throw new DomainError('missing', 409, `${what} Look at what it means now.`);
      }
      await this.note(tx, editor.by, action, { key, phrase, before, after: outcome.meant });
    });
  }

  private async read(tx: EntityManager): Promise<Standing> {
    const [{ revision } = { revision: '0' }] = await tx.query<{ revision: string }[]>(sql.readRevision);
    const live = core.groupedByKey(await tx.query<VocabularyEntry[]>(sql.readPhrases));
    const touched = await tx.query<VocabularyChange[]>(sql.readDraft);
    const changes = touched
      .map((change) => ({ ...change, before: live.get(change.key) ?? null }))
      .filter(({ before, after }) => !core.isSameMeant(before, after));
    return { revision, live, draft: { revision, changes } };
  }

  /** Refuses the change of an admin who has not seen what others did to the phrase meanwhile. */
  private async refuseUnseen(tx: EntityManager, { seen }: Editor, key: string | null): Promise<void> {
    if (seen === undefined) return;
    const since = await tx.query<VocabularyChange[]>(sql.readSince, [seen, key]);
    if (since.length > 0) throw changedSince(since, 'Look at it, then send yours again.');
  }

  private async write(
    tx: EntityManager,
    by: string,
    action: 'live' | 'undo',
    { key, phrase, after }: Pick<VocabularyChange, 'key' | 'phrase' | 'after'>,
  ): Promise<void> {
    const rows = await tx.query<VocabularyEntry[]>(sql.readPhrases);
    const standing = rows.filter((row) => keyOf(row.phrase) === key);
    const before = core.groupedByKey(standing).get(key) ?? null;
    await tx.query(sql.removePhrases, [standing.map((row) => row.phrase)]);
    for (const { kind, means, strength } of after ?? []) await tx.query(sql.addPhrase, [phrase, kind, means, strength]);
    await this.note(tx, by, action, { key, phrase, before, after });
  }

  private note(
    tx: EntityManager,
    by: string,
    action: ChangeAction,
    { key, phrase, before, after }: Pick<VocabularyChange, 'key' | 'phrase' | 'before' | 'after'>,
  ): Promise<unknown> {
    const values = [this.clock(), by, action, key, phrase, JSON.stringify(before), JSON.stringify(after)];
    return tx.query(sql.addChange, values);
  }

  private inTurn<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return inLongTransaction(this.db, async (tx) => {
      await tx.query(sql.takeTurn);
      return work(tx);
    });
  }
}

const isLive = ({ action }: VocabularyChange): boolean => action === 'live' || action === 'undo';

const meaningOf = ({ kind, means, strength }: VocabularyEntry): Meaning => ({ kind, means, strength });

const nothingInDraft = (): DomainError => new DomainError('nothing_in_draft', 409, 'The draft changes nothing.');

const changedSince = (since: readonly VocabularyChange[], advice: string): DomainError =>
  new DomainError('changed_since', 409, `Changed meanwhile: ${describeChanges(since)}. ${advice}`);
