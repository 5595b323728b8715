import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { cutTo, isLonger } from '@lawdex/contracts';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';

/** What the API's document says of it. */
interface Documented {
  description?: string;
  default?: string;
  example?: string;
  minLength?: number;
}

interface TextOptions {
  /** Characters. */
  max: number;
  min?: number;
  isOptional?: boolean;
  /** What messages call it; the property's name by default. */
  label?: string;
  /** What is done with a text that is not too long. What it makes longer is cut. */
  clean?: (text: string) => string;
}

/**
 * A text that strangers may send. Its length is looked at first: whatever is longer stays as it came and is refused, because
 * cleaning, which is done before checks, would take the longer the more was sent.
 */
export function Text(
  { max, min = 0, isOptional = false, label = '$property', clean = (text) => text }: TextOptions,
  doc: Documented = {},
): PropertyDecorator {
  const isShort = (value: unknown): value is string => typeof value === 'string' && !isLonger(value, max);
  return applyDecorators(
    ...(isOptional ? [IsOptional()] : []),
    ValidateBy(
      { name: 'text', validator: { validate: (value) => isShort(value) && value.length >= min } },
      {
        message: ({ value }) =>
          typeof value === 'string'
            ? `${label} must be ${min > 0 ? `${min} to` : 'at most'} ${max} characters`
            : `${label} must be text`,
      },
    ),
    Transform(({ value }: TransformFnParams): unknown => (isShort(value) ? cutTo(clean(value), max) : value)),
    ApiProperty({ type: String, maxLength: max, ...(min > 0 && { minLength: min }), required: !isOptional, ...doc }),
  );
}

/** Words that are searched for, in compatible letters: a ligature may be eighteen of them, and those beyond the limit are cut. */
export const SearchText = (options: Omit<TextOptions, 'clean'>, doc?: Documented): PropertyDecorator =>
  Text({ ...options, clean: (text) => text.normalize('NFKC').replace(/(?<=\d)[\u2010-\u2015](?=\d)/g, '-') }, doc);

/** Treats an empty value as a missing one, because forms send fields that were left empty. */
export const EmptyAsMissing = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );

/** The number of a row in the database, which may be more than a number of JavaScript holds. */
export const RowNumber = (options: Pick<TextOptions, 'isOptional'>, doc?: Documented): PropertyDecorator =>
  applyDecorators(
    Text({ max: 18, ...options }, doc),
    Matches(/^\d+$/, { message: '$property must be a number string' }),
  );
