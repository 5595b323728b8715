import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';

/** A meaning that an admin has given a phrase, instead of those of the code. In force within seconds. */
@Entity('search_phrases')
export class SearchPhrase implements VocabularyEntry {
  @PrimaryColumn('text') phrase: string;
  @PrimaryColumn('text') kind: VocabularyEntry['kind'];
  @PrimaryColumn('text') means: string;
  @Column('text') strength: VocabularyEntry['strength'];
}
