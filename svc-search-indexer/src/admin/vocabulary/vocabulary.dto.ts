import { described } from '@lawdex/svc-kit/dto';
import { RowNumber, Text, WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { KINDS, STRENGTHS, type Strength, type VocabularyEntry } from '@lawdex/search-language/meanings';
import type { ListedEntry } from './listed-entries.core.ts';
import type { Meaning } from './phrase-changes.core.ts';
import type { PastChange, VocabularyChange } from './vocabulary-changes.ts';

const PHRASE_MOST = 200;
const REVISION = 'What was seen. Given, a change is refused when others have changed the same since, and says what.';

export class EntriesQuery {
  @Text({ max: PHRASE_MOST, isOptional: true }, { description: 'Only phrases with this in them.' })
  phrase?: string;

  @ApiPropertyOptional({ enum: KINDS })
  @IsIn(KINDS)
  @IsOptional()
  kind?: VocabularyEntry['kind'];

  @WholeNumber({ min: 1, max: 10_000, default: 1 })
  page?: number = 1;
}

export class MeaningBody {
  @Text({ min: 1, max: PHRASE_MOST })
  phrase: string;

  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS)
  kind: VocabularyEntry['kind'];

  @Text(
    { max: PHRASE_MOST, isOptional: true },
    { default: '', description: 'See `kind`: a slug, a city, a filter, a phrase.' },
  )
  means?: string = '';

  @RowNumber({ isOptional: true }, { description: REVISION })
  revision?: string;
}

export class EntryBody extends MeaningBody {
  @ApiPropertyOptional({ enum: STRENGTHS, default: 'strong' })
  @IsIn(STRENGTHS)
  @IsOptional()
  strength?: Strength = 'strong';
}

/** The present meaning stands in `kind` and `means`; parts of the new meaning that are left out stay as they are. */
export class ChangedEntryBody extends MeaningBody {
  @ApiPropertyOptional({ enum: STRENGTHS, description: 'The new one.' })
  @IsIn(STRENGTHS)
  @IsOptional()
  strength?: Strength;

  @ApiPropertyOptional({ enum: KINDS })
  @IsIn(KINDS)
  @IsOptional()
  newKind?: VocabularyEntry['kind'];

  @Text({ max: PHRASE_MOST, isOptional: true })
  newMeans?: string;
}

export class ChangeNumberBody {
  @RowNumber({}, { description: 'Number of a change in the history.' })
  id: string;
}

class MeaningDto extends described<Meaning>({
  kind: { enum: KINDS },
  means: { type: String },
  strength: { enum: STRENGTHS },
}) {}

class ListedEntryDto extends MeaningDto implements ListedEntry {
  @ApiProperty({ type: String })
  phrase: string;

  @ApiProperty({ enum: ['code', 'desk'] })
  from: 'code' | 'desk';
}

export class EntriesDto extends described<{ revision: string; total: number; entries: ListedEntryDto[] }>({
  revision: { type: String },
  total: { type: 'integer' },
  entries: { type: [ListedEntryDto] },
}) {}

class VocabularyChangeDto extends described<VocabularyChange>({
  id: { type: String },
  at: { type: String, format: 'date-time' },
  by: { type: String },
  action: { enum: ['live', 'undo'] },
  key: { type: String, description: 'The same however the phrase is written.' },
  phrase: { type: String },
  before: { type: [MeaningDto], nullable: true, description: 'Null: what the code says.' },
  after: { type: [MeaningDto], nullable: true, description: 'Null: what the code says.' },
}) {}

export class PastChangeDto extends VocabularyChangeDto implements PastChange {
  @ApiProperty({ type: Boolean, description: 'Whether searches read it now, so that it can be undone.' })
  stands: boolean;
}
