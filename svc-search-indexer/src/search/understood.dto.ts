import { SEARCH_FLAGS } from '@lawdex/contracts';
import type { Understood, UnderstoodLicence, UnderstoodPlace, Widened } from '@lawdex/contracts';
import { CategoryRefDto } from '@lawdex/svc-kit/dto';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

const PLACES = ['city', 'state', 'county', 'zip', 'position', 'unknown'] as const;
const FILTERS = [...SEARCH_FLAGS, 'rating', 'priceRange', 'language', 'feeBasis'] as const;

type Widening<Kind extends Widened['kind']> = Extract<Widened, { kind: Kind }>;

class NearbyDto implements Widening<'nearby'> {
  @ApiProperty({ type: String, enum: ['nearby'] })
  kind: 'nearby';

  @ApiProperty({ type: 'integer', description: 'Miles around the place.' })
  miles: number;

  @ApiProperty({ type: String, description: 'Where the first of them is.', example: 'New York, NY' })
  nearest: string;
}

class InStateDto implements Widening<'state'> {
  @ApiProperty({ type: String, enum: ['state'] })
  kind: 'state';

  @ApiProperty({ type: String, description: 'Its name.', example: 'Texas' })
  state: string;
}

class EverywhereDto implements Widening<'everywhere'> {
  @ApiProperty({ type: String, enum: ['everywhere'] })
  kind: 'everywhere';
}

class PracticeOnlyDto implements Widening<'practice'> {
  @ApiProperty({ type: String, enum: ['practice'] })
  kind: 'practice';
}

class FieldDto implements Widening<'field'> {
  @ApiProperty({ type: String, enum: ['field'] })
  kind: 'field';

  @ApiProperty({ type: String, description: 'The field around the practice area.', example: 'Estate Planning' })
  field: string;
}

class UnfilteredDto implements Widening<'unfiltered'> {
  @ApiProperty({ type: String, enum: ['unfiltered'] })
  kind: 'unfiltered';
}

class InPlaceDto implements Widening<'place'> {
  @ApiProperty({ type: String, enum: ['place'] })
  kind: 'place';

  @ApiProperty({ type: Boolean, description: 'Whether the filters still hold.' })
  filtered: boolean;
}

class SomeWordsDto implements Widening<'some-words'> {
  @ApiProperty({ type: String, enum: ['some-words'] })
  kind: 'some-words';

  @ApiProperty({ type: 'integer', description: 'How many of the words are found at least.' })
  words: number;

  @ApiProperty({ type: 'integer' })
  of: number;
}

const WIDENINGS = [
  NearbyDto,
  InStateDto,
  EverywhereDto,
  PracticeOnlyDto,
  FieldDto,
  UnfilteredDto,
  InPlaceDto,
  SomeWordsDto,
];
export const WideningModels = (): ClassDecorator => ApiExtraModels(...WIDENINGS);
export const oneWidening = { oneOf: WIDENINGS.map((model) => ({ $ref: getSchemaPath(model) })) };

class UnderstoodPlaceDto implements UnderstoodPlace {
  @ApiProperty({ type: String, enum: PLACES })
  kind: UnderstoodPlace['kind'];

  @ApiProperty({ type: String, example: 'Brooklyn, NY' })
  label: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The words that name it, as typed; null of a box of its own.',
  })
  words?: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Miles around it; null: within its limits.' })
  radiusMiles: number | null;

  @ApiPropertyOptional({
    type: [String],
    description: 'Of an unknown place: those that are written most like it.',
    example: ['Atlanta, GA'],
  })
  like?: string[];
}

class CorrectionDto {
  @ApiProperty({ type: String })
  from: string;

  @ApiProperty({ type: String })
  to: string;
}

class SaidFilterDto {
  @ApiProperty({ type: String, enum: FILTERS })
  name: Understood['filters'][number]['name'];

  @ApiProperty({ type: String, description: 'As the parameter of that name takes it.' })
  value: string;

  @ApiProperty({ type: String, description: 'As typed.' })
  words: string;
}

class AuthorityDto {
  @ApiProperty({ type: String, example: 'State Bar of Texas' })
  name: string;

  @ApiProperty({ type: String, nullable: true })
  url: string | null;
}

class UnderstoodLicenceDto implements UnderstoodLicence {
  @ApiProperty({ type: String, nullable: true, description: 'As typed; null: how one is checked was asked.' })
  number: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The state that gave it.', example: 'Texas' })
  state: string | null;

  @ApiProperty({ type: AuthorityDto, nullable: true, description: "Who keeps the list of that state's lawyers." })
  authority: AuthorityDto | null;

  @ApiProperty({ type: Boolean, description: 'Whether what was found lists a license of this number.' })
  isListed: boolean;
}

@WideningModels()
export class UnderstoodDto implements Understood {
  @ApiProperty({ type: [CategoryRefDto] })
  practices: CategoryRefDto[];

  @ApiProperty({ type: UnderstoodPlaceDto, nullable: true })
  place: UnderstoodPlaceDto | null;

  @ApiProperty({ type: [CorrectionDto], description: 'Words taken for misspelt ones; `exact` searches as typed.' })
  corrected: CorrectionDto[];

  @ApiProperty({ type: [String], description: 'Words that say nothing about what is looked for.' })
  ignored: string[];

  @ApiPropertyOptional({
    type: [String],
    description: 'Those of them that a visitor may have wanted to be looked for.',
    example: ['experienced'],
  })
  leftOut?: string[];

  @ApiProperty({ type: [SaidFilterDto], description: 'Filters that were said in words.' })
  filters: SaidFilterDto[];

  @ApiProperty({ type: [String], description: 'Words that businesses must not have.' })
  excluded: string[];

  @ApiProperty({ type: [String], description: 'The other words that were looked for, as typed.' })
  words: string[];

  @ApiPropertyOptional({ type: UnderstoodLicenceDto, description: 'Only where a license was asked for.' })
  licence?: UnderstoodLicenceDto;

  @ApiProperty({ ...oneWidening, nullable: true, description: 'Null when what was asked for was found.' })
  widened: Widened | null;

  @ApiPropertyOptional({
    type: String,
    description: 'What miles are measured from.',
    example: 'the center of San Antonio',
  })
  measuredFrom?: string;
}
