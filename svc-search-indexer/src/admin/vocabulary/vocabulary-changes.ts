import { Inject, Injectable, createParamDecorator } from '@nestjs/common';
import { CLOCK, DomainError, inLongTransaction, type Clock } from '@lawdex/svc-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { SearchCategory } from '../../dictionary/search-category.entity.ts';
import { SearchPhrase } from '../../dictionary/search-phrase.entity.ts';
import { keyOf, type VocabularyEntry } from '@lawdex/search-language/meanings';
import * as core from './phrase-changes.core.ts';
import { describeChanges, type Meaning, type Meant } from './phrase-changes.core.ts';
import * as sql from './vocabulary-changes.sql.ts';
import type { FastifyRequest } from 'fastify';
import { adminOf } from '../access/admins.ts';

const IN_ORDER = { phrase: 'asc', kind: 'asc', means: 'asc' } as const;

export type ChangeAction = 'live' | 'undo';

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

export interface Vocabulary {
  /** Another one after every change of anybody; who gives it with a change is told what others did since. */
  revision: string;
  entries: VocabularyEntry[];
}

/** Who changes something, and the revision that they have seen; undefined: whatever it was. */
export interface Editor {
  by: string;
  seen?: string | undefined;
}

/** The vocabulary as admins change it, and all that ever was. Searches read a change here at once, in other processes a second later. */
@Injectable()
export class VocabularyChanges {
  constructor(
    private readonly db: DataSource,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  vocabulary(): Promise<Vocabulary> {
    return inLongTransaction(this.db, async (tx) => {
      const [{ revision } = { revision: '0' }] = await tx.query<{ revision: string }[]>(sql.readRevision);
      return { revision, entries: await tx.find(SearchPhrase, { order: IN_ORDER }) };
    });
  }

  history(most: number, before?: string): Promise<PastChange[]> {
    return inLongTransaction(this.db, (tx) => tx.query<PastChange[]>(sql.readHistory, [most, before]));
  }

  async add({ phrase, ...meaning }: VocabularyEntry, editor: Editor): Promise<void> {
    await this.check({ phrase, ...meaning });
    await this.edit(phrase, editor, (key, meant) => core.withAdded(key, meant, meaning));
  }

  /** Without a strength it stays as strong as it is. */
  async change(phrase: string, from: core.Sense, to: core.Sense & Partial<Meaning>, editor: Editor): Promise<void> {
    await this.check({ phrase, strength: 'strong', ...to });
    await this.edit(phrase, editor, (key, meant) => core.withChanged(key, meant, from, to));
  }

  withdraw(phrase: string, meaning: core.Sense, editor: Editor): Promise<void> {
    return this.edit(phrase, editor, (key, meant) => core.withWithdrawn(key, meant, meaning));
  }

  /** Makes the meanings before a change live again. */
  undo(id: string, by: string): Promise<void> {
    return this.inTurn(async (tx) => {
      const [change] = await tx.query<VocabularyChange[]>(sql.readChange, [id]);
      if (!change) throw new DomainError('not_found', 404, 'No change of the vocabulary has this number.');
      const since = await tx.query<VocabularyChange[]>(sql.readSince, [id, change.key]);
      if (since.length > 0) throw changedSince(since, 'Undo that first.');
      await this.write(tx, { by, action: 'undo', phrase: change.phrase, after: change.before });
    });
  }

  /** By the practice areas of this moment: the dictionary knows a new one some time after it came. */
  private async check(entry: VocabularyEntry): Promise<void> {
    const areas = await inLongTransaction(this.db, (tx) => tx.find(SearchCategory, { select: { slug: true } }));
    const advice = core.adviceOn(entry, (slug) => areas.some((area) => area.slug === slug));
    if (advice !== null) throw new DomainError('invalid_entry', 422, advice);
  }

  private edit(
    phrase: string,
    { by, seen }: Editor,
    change: (key: string, meant: Meant) => core.ChangeOutcome,
  ): Promise<void> {
    const key = keyOf(phrase);
    return this.inTurn(async (tx) => {
      const since = seen === undefined ? [] : await tx.query<VocabularyChange[]>(sql.readSince, [seen, key]);
      if (since.length > 0) throw changedSince(since, 'Look at it, then send yours again.');
      const outcome = change(key, meantBy(await this.entriesOf(tx, key), key));
      if (outcome.kind === 'exists') throw new DomainError('exists', 409, `"${phrase}" means this already.`);
      if (outcome.kind === 'missing') {
        const what = `"${phrase}" does not mean this any more.`;
        throw new DomainError('missing', 409, `${what} Look at what it means now.`);
      }
      await this.write(tx, { by, action: 'live', phrase, after: outcome.meant });
    });
  }

  private async entriesOf(tx: EntityManager, key: string): Promise<VocabularyEntry[]> {
    return (await tx.find(SearchPhrase, { order: IN_ORDER })).filter(({ phrase }) => keyOf(phrase) === key);
  }

  private async write(
    tx: EntityManager,
    { by, action, phrase, after }: Pick<VocabularyChange, 'by' | 'action' | 'phrase' | 'after'>,
  ): Promise<void> {
    const key = keyOf(phrase);
    const standing = await this.entriesOf(tx, key);
    await tx.delete(SearchPhrase, { phrase: In(standing.map((row) => row.phrase)) });
    await tx.insert(
      SearchPhrase,
      (after ?? []).map((meaning) => ({ phrase, ...meaning })),
    );
    const before = JSON.stringify(meantBy(standing, key));
    await tx.query(sql.addChange, [this.clock(), by, action, key, phrase, before, JSON.stringify(after)]);
  }

  private async inTurn(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    await inLongTransaction(this.db, async (tx) => {
      await tx.query(sql.takeTurn);
      await work(tx);
    });
    await this.dictionary.refresh();
  }
}

const meantBy = (entries: readonly VocabularyEntry[], key: string): Meant =>
  core.groupedByKey(entries).get(key) ?? null;

const changedSince = (since: readonly VocabularyChange[], advice: string): DomainError =>
  new DomainError('changed_since', 409, `Changed meanwhile: ${describeChanges(since)}. ${advice}`);

/** `@Editing()`: who changes the vocabulary, and the revision that the body says they have seen. */
export const Editing = createParamDecorator((_: unknown, context): Editor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const seen = String(Reflect.get(Object(request.body), 'revision')).trim();
  return { by: adminOf(request).by, seen: /^\d{1,18}$/.test(seen) ? seen : undefined };
});
