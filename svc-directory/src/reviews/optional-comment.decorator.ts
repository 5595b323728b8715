import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Clean } from './clean.decorator.ts';
import { cleanText } from './review-text.core.ts';

/** What visitors may add in their own words. `max`: characters. */
export const OptionalComment = (max: number): PropertyDecorator =>
  // Applied from the first to the last, which is the order in which problems are looked for.
  applyDecorators(
    IsOptional(),
    IsString({ message: 'Comment must be text' }),
    MaxLength(max, { message: `Comment must be at most ${max} characters` }),
    Clean(cleanText),
    ApiPropertyOptional({ type: String, maxLength: max }),
  );
