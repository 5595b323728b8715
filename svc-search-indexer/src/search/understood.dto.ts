import { SEARCH_FLAGS, VALUE_FILTERS } from '@lawdex/contracts';
import type { Danger, Understood, UnderstoodLicence, UnderstoodPlace, Why, Widened } from '@lawdex/contracts';
import { CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

const PLACES = ['city', 'state', 'county', 'zip', 'position', 'unknown'] as const;
const FILTERS = [...SEARCH_FLAGS, ...VALUE_FILTERS] as const;

type Widening<Kind extends Widened['kind']> = Extract<Widened, { kind: Kind }>;

class NearbyDto extends described<Widening<'nearby'>>({
  kind: { type: String, enum: ['nearby'] },
  miles: { type: 'integer', description: 'Miles around the place.' },
  nearest: { type: String, description: 'Where the first of them is.', example: 'New York, NY' },
}) {}

class InStateDto extends described<Widening<'state'>>({
  kind: { type: String, enum: ['state'] },
  state: { type: String, description: 'Its name.', example: 'Texas' },
}) {}

class EverywhereDto extends described<Widening<'everywhere'>>({
  kind: { type: String, enum: ['everywhere'] },
}) {}

class PracticeOnlyDto extends described<Widening<'practice'>>({
  kind: { type: String, enum: ['practice'] },
}) {}

class FieldDto extends described<Widening<'field'>>({
  kind: { type: String, enum: ['field'] },
  field: { type: String, description: 'The field around the practice area.', example: 'Estate Planning' },
}) {}

class UnfilteredDto extends described<Widening<'unfiltered'>>({
  kind: { type: String, enum: ['unfiltered'] },
}) {}

class InPlaceDto extends described<Widening<'place'>>({
  kind: { type: String, enum: ['place'] },
  filtered: { type: Boolean, description: 'Whether the filters still hold.' },
}) {}

class SomeWordsDto extends described<Widening<'some-words'>>({
  kind: { type: String, enum: ['some-words'] },
  words: { type: 'integer', description: 'How many of the words are found at least.' },
  of: { type: 'integer' },
}) {}

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

class UnderstoodPlaceDto extends described<UnderstoodPlace>({
  kind: {
    type: String,
    enum: PLACES,
    description: '`unknown`: there is no place of that name, so that nothing can be found in it.',
  },
  label: {
    type: String,
    example: 'Brooklyn, NY',
    description: 'As a visitor reads it: `Brooklyn, NY`, `Cook County, IL`, `near you`.',
  },
  words: {
    required: false,
    type: String,
    nullable: true,
    description: 'The words that name it, as typed; null of a box of its own.',
  },
  radiusMiles: { type: Number, nullable: true, description: 'Miles around it; null: within its limits.' },
  like: {
    required: false,
    type: [String],
    description: 'Of an unknown place: those that are written most like it.',
    example: ['Atlanta, GA'],
  },
}) {}

class SidesDto extends described<NonNullable<Understood['sides']>>({
  hurt: { type: [CategoryRefDto] },
  accused: { type: [CategoryRefDto] },
}) {}

class HelpDto extends described<Danger['help'][number]>({
  name: { type: String },
  to: { type: String, description: 'An address, `tel:` where it is a number.' },
  number: { required: false, type: String, description: 'As people write it.' },
}) {}

class LeaveDto extends described<NonNullable<Danger['leave']>>({
  text: { type: String },
  hint: { type: String },
  to: { type: String, description: 'Where nothing tells what was looked at.' },
}) {}

class DangerDto extends described<Danger>({
  kind: { type: String, example: 'violence' },
  language: { enum: ['en', 'es'] },
  title: { type: String },
  text: { type: String },
  help: { type: [HelpDto] },
  leave: { required: false, type: LeaveDto, description: 'Where a page is left at once.' },
}) {}

class CorrectionDto extends described<{ from: string; to: string }>({
  from: { type: String },
  to: { type: String },
}) {}

class SaidFilterDto extends described<{ name: Understood['filters'][number]['name']; value: string; words: string }>({
  name: { type: String, enum: FILTERS },
  value: { type: String, description: 'As the parameter of that name takes it.' },
  words: { type: String, description: 'As typed.' },
}) {}

class AuthorityDto extends described<{ name: string; url: string | null }>({
  name: { type: String, example: 'State Bar of Texas' },
  url: { type: String, nullable: true },
}) {}

export class FoundLicenceDto extends described<NonNullable<Why['licence']>>({
  jurisdiction: { type: String },
  holder: { required: false, type: String, nullable: true },
  number: { type: String, nullable: true },
  checkedAt: { required: false, type: String, nullable: true, description: 'When the firm checked it.' },
}) {}

class UnderstoodLicenceDto extends described<UnderstoodLicence>({
  number: { type: String, nullable: true, description: 'As typed; null: how one is checked was asked.' },
  state: { type: String, nullable: true, description: 'The state that gave it.', example: 'Texas' },
  authority: { type: AuthorityDto, nullable: true, description: "Who keeps the list of that state's lawyers." },
  isListed: { type: Boolean, description: 'Whether what was found lists a license of this number.' },
  found: { required: false, type: FoundLicenceDto, description: 'That license.' },
}) {}

@WideningModels()
export class UnderstoodDto extends described<Understood>({
  practices: { type: [CategoryRefDto] },
  sides: {
    required: false,
    type: SidesDto,
    description: 'Where words may be said by who was hurt and who is accused.',
  },
  danger: {
    required: false,
    type: DangerDto,
    description: 'Somebody may be in danger. Such a search is kept nowhere.',
  },
  language: { required: false, enum: ['es'], description: 'Only where it is not English.' },
  place: { type: UnderstoodPlaceDto, nullable: true },
  corrected: { type: [CorrectionDto], description: 'Words taken for misspelt ones; `exact` searches as typed.' },
  ignored: { type: [String], description: 'Words that say nothing about what is looked for.' },
  leftOut: {
    required: false,
    type: [String],
    description: 'Those of them that a visitor may have wanted to be looked for.',
    example: ['experienced'],
  },
  filters: { type: [SaidFilterDto], description: 'Filters that were said in words.' },
  excluded: { type: [String], description: 'Words that businesses must not have.' },
  words: { type: [String], description: 'The other words that were looked for, as typed.' },
  licence: { required: false, type: UnderstoodLicenceDto, description: 'Only where a license was asked for.' },
  widened: { ...oneWidening, nullable: true, description: 'Null when what was asked for was found.' },
  measuredFrom: {
    required: false,
    type: String,
    description: 'What miles are measured from.',
    example: 'the center of San Antonio',
  },
}) {}
