import { FEE_BASES, LEAST_RATINGS, SEARCH_RADII_MILES, SEARCH_SORTS, SEARCH_FLAGS } from '@lawdex/contracts';
import type { SearchSort, SearchFlag } from '@lawdex/contracts';
import { EmptyAsMissing, SearchText } from '@lawdex/svc-kit';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, IsBoolean } from 'class-validator';
import { Near } from '../near.decorator.ts';

const Optional = (options: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional(options), IsOptional());

/** The parameters that are on or off; `SearchQuery` adds the others. */
const SearchFlagsQuery = class {} as new () => Partial<Record<SearchFlag, boolean>>;

const READ = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['false', false],
  // Forms send an empty value for a field that was left alone.
  ['', undefined],
]);

const MEANING: Partial<Record<SearchFlag, string>> = {
  isOpen: 'Open at this moment, in the time zone of the business.',
};

/** A parameter that is `true`, `false` or absent. */
function OnOff(name: string, description: string): PropertyDecorator {
  return applyDecorators(
    Optional({ type: Boolean, description }),
    // Anything else stays as it is, to be refused.
    Transform(({ value }: { value: unknown }) => (READ.has(value) ? READ.get(value) : value)),
    IsBoolean({ message: `${name} must be true or false.` }),
  );
}

for (const flag of SEARCH_FLAGS) {
  OnOff(flag, MEANING[flag] ?? 'Only businesses of which this is true.')(SearchFlagsQuery.prototype, flag);
}

const TEXT_MAX = 200;
const PAGE_MAX = 1_000_000;
const LIMIT_MAX = 50;

const PRICES = /^\${1,4}(?:,\${1,4})*$/;

/** Digits become a number, anything else stays, to be refused. */
const Whole = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return undefined;
    return typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  });

const Words = (description: string): PropertyDecorator =>
  applyDecorators(SearchText({ max: TEXT_MAX, isOptional: true }, { description }), EmptyAsMissing());

export class SearchQuery extends SearchFlagsQuery {
  @Words('Words: a business, a practice area, a city, in any spelling.')
  query?: string;

  @OnOff('exact', 'Words as they are typed, nothing corrected.')
  exact?: boolean;

  @Optional({ type: String, format: 'uuid', description: 'The practice area that a business lists first.' })
  @EmptyAsMissing()
  @IsUUID('loose', { message: 'categoryId must be a UUID.' })
  categoryId?: string;

  @Words('Cities, comma-separated; `City, ST`, a state or a ZIP code too.')
  location?: string;

  @Optional({ type: Number, enum: LEAST_RATINGS, description: 'Least rating.' })
  @Whole()
  @IsIn(LEAST_RATINGS, { message: 'rating must be 3, 4 or 5.' })
  rating?: number;

  @Optional({ type: String, description: 'One of $, $$, $$$, $$$$, or several, comma-separated.', example: '$,$$' })
  @EmptyAsMissing()
  @Matches(PRICES, { message: 'priceRange must be $, $$, $$$ or $$$$, or several of them, comma-separated.' })
  priceRange?: string;

  @Optional({ type: String, description: 'ISO 639-1 code of a language that is spoken.', example: 'es' })
  @EmptyAsMissing()
  @Matches(/^[a-z]{2}$/, { message: 'language must be a two-letter code such as en or es.' })
  language?: string;

  @Optional({ type: String, enum: FEE_BASES })
  @EmptyAsMissing()
  @IsIn(FEE_BASES, { message: `feeBasis must be one of ${FEE_BASES.join(', ')}.` })
  feeBasis?: (typeof FEE_BASES)[number];

  @EmptyAsMissing()
  @Near('Position that distances are measured from: latitude,longitude.')
  near?: string;

  @Optional({
    type: Number,
    enum: SEARCH_RADII_MILES,
    description: 'Miles around `near`, or around the city that is searched in.',
  })
  @Whole()
  @IsIn(SEARCH_RADII_MILES, {
    message: `radius must be ${SEARCH_RADII_MILES.slice(0, -1).join(', ')} or ${SEARCH_RADII_MILES.at(-1)} (miles).`,
  })
  radius?: number;

  @Optional({ enum: SEARCH_SORTS, default: 'relevance' })
  @EmptyAsMissing()
  @IsIn(SEARCH_SORTS, { message: `sortBy must be one of ${SEARCH_SORTS.join(', ')}.` })
  sortBy?: SearchSort;

  @Optional({ type: Number, minimum: 1, maximum: PAGE_MAX, default: 1 })
  @Whole()
  @Max(PAGE_MAX, { message: `page must be at most ${PAGE_MAX}.` })
  @Min(1, { message: 'page must be 1 or more.' })
  @IsInt({ message: 'page must be a whole number from 1.' })
  page?: number;

  @Optional({ type: Number, minimum: 1, maximum: LIMIT_MAX, default: 20 })
  @Whole()
  @Max(LIMIT_MAX, { message: `limit must be at most ${LIMIT_MAX}.` })
  @Min(1, { message: 'limit must be 1 or more.' })
  @IsInt({ message: 'limit must be a whole number from 1 to 50.' })
  limit?: number;
}
