import { described } from '@lawdex/svc-kit/dto';
import { WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumberString, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { KINDS, STRENGTHS } from '@lawdex/search-language/meanings';
import type { Strength, VocabularyEntry } from '@lawdex/search-language/meanings';
import type { ListedEntry } from './listed-entries.core.ts';
import type { Meaning } from './phrase-changes.core.ts';
import type { Draft, PastChange, VocabularyChange } from './vocabulary-changes.ts';

const PHRASE_MOST = 200;
const REVISION = 'What was seen. Given, a change is refused when others have changed the same since, and says what.';

export class EntriesQuery {
  @ApiPropertyOptional({ type: String, description: 'Only phrases with this in them.' })
  @MaxLength(PHRASE_MOST)
  @IsString()
  @IsOptional()
  phrase?: string;

  @ApiPropertyOptional({ enum: KINDS })
  @IsIn(KINDS)
  @IsOptional()
  kind?: VocabularyEntry['kind'];

  @WholeNumber({ min: 1, max: 10_000, default: 1 })
  page?: number = 1;
}

export class HistoryQuery {
  @WholeNumber({ min: 1, max: 1_000, default: 100 })
  limit?: number = 100;

  /** Only what came before this one. */
  @MaxLength(18)
  @IsNumberString({ no_symbols: true })
  @IsOptional()
  before?: string;
}

export class SeenBody {
  @ApiPropertyOptional({ type: String, description: REVISION })
  @MaxLength(18)
  @IsNumberString({ no_symbols: true })
  @IsOptional()
  revision?: string;
}

export class PhraseBody extends SeenBody {
  @ApiProperty({ type: String, maxLength: PHRASE_MOST })
  @Length(1, PHRASE_MOST)
  @IsString()
  phrase: string;
}

export class MeaningBody extends PhraseBody {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS)
  kind: VocabularyEntry['kind'];

  @ApiPropertyOptional({ type: String, default: '', description: 'See `kind`: a slug, a city, a filter, a phrase.' })
  @MaxLength(PHRASE_MOST)
  @IsString()
  @IsOptional()
  means?: string = '';
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

  @ApiPropertyOptional({ type: String })
  @MaxLength(PHRASE_MOST)
  @IsString()
  @IsOptional()
  newMeans?: string;
}

export class ChangeNumberBody {
  @ApiProperty({ type: String, description: 'Number of a change in the history.' })
  @MaxLength(18)
  @IsNumberString({ no_symbols: true })
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

const ACTIONS = ['add', 'change', 'withdraw', 'take back', 'discard', 'live', 'undo'] as const;

export class VocabularyChangeDto extends described<VocabularyChange>({
  id: { type: String },
  at: { type: String, format: 'date-time' },
  by: { type: String },
  action: { enum: ACTIONS },
  key: { type: String, description: 'The same however the phrase is written.' },
  phrase: { type: String },
  before: { type: [MeaningDto], nullable: true, description: 'Null: what the code says.' },
  after: { type: [MeaningDto], nullable: true, description: 'Null: what the code says.' },
}) {}

export class PastChangeDto extends VocabularyChangeDto implements PastChange {
  @ApiProperty({ type: Boolean, description: 'Whether searches read it now, so that it can be undone.' })
  stands: boolean;
}

export class DraftDto extends described<Draft>({
  revision: { type: String },
  changes: { type: [VocabularyChangeDto] },
}) {}
