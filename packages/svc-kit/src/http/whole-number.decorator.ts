import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const DIGITS = /^-?\d{1,15}$/;

/** An optional whole number of a query. It accepts plain digits only, so `1e9`, `0x10`, `1.0` and an empty text are refused. */
export function WholeNumber(options: { min: number; max: number; default?: number; description?: string }) {
  const message = `$property must be a whole number from ${options.min} to ${options.max}`;
  return applyDecorators(
    ApiPropertyOptional({
      type: 'integer',
      minimum: options.min,
      maximum: options.max,
      ...(options.default === undefined ? {} : { default: options.default }),
      ...(options.description === undefined ? {} : { description: options.description }),
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && DIGITS.test(value) ? Number(value) : value,
    ),
    IsOptional(),
    IsInt({ message }),
    Min(options.min, { message }),
    Max(options.max, { message }),
  );
}
