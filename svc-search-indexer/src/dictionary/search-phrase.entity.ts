import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';

/** What operators say that a phrase means, instead of what the code says. In force within seconds. */
@Entity('search_phrases')
export class SearchPhrase implements VocabularyEntry {
  @PrimaryColumn('text')
  phrase: string;

  @PrimaryColumn('text')
  kind: VocabularyEntry['kind'];

  @PrimaryColumn('text')
  means: string;

  @Column('text')
  strength: VocabularyEntry['strength'];
}
