import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REVIEW_LIMITS, type CreateReview } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { Text } from '@lawdex/svc-kit';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, registerDecorator } from 'class-validator';
import { cleanLine, cleanText, visibleLength } from './review-text.core.ts';

const { nameMin, nameMax, commentMax, ratingMin, ratingMax } = REVIEW_LIMITS;
const AREAS = PRACTICE_AREAS.map(({ slug }) => slug);

/** Requires so many visible characters: two joiners are no name. */
const SeenAtLeast =
  (least: number, message: string): PropertyDecorator =>
  (target, property) =>
    registerDecorator({
      name: 'seenAtLeast',
      target: target.constructor,
      propertyName: String(property),
      options: { message },
      validator: { validate: (value: unknown) => typeof value === 'string' && visibleLength(value) >= least },
    });

const whole = `Rating must be a whole number from ${ratingMin} to ${ratingMax}`;

// Decorators are checked from the last to the first, and the first problem is answered.
export class CreateReviewDto implements CreateReview {
  @Text({ max: nameMax, label: 'Name', clean: cleanLine }, { minLength: nameMin })
  @SeenAtLeast(nameMin, `Name must be at least ${nameMin} characters`)
  userName: string;

  @ApiProperty({ type: 'integer', minimum: ratingMin, maximum: ratingMax })
  @Max(ratingMax, { message: whole })
  @Min(ratingMin, { message: 'Please select a rating' })
  @IsInt({ message: ({ value }) => (value === undefined || value === null ? 'Please select a rating' : whole) })
  rating: number;

  @Text({ max: commentMax, isOptional: true, label: 'Comment', clean: cleanText })
  comment?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'The writer works for the business or is related to it.' })
  @IsBoolean({ message: 'isRelated must be true or false' })
  @IsOptional()
  isRelated?: boolean;

  @Text(
    { max: 20, isOptional: true },
    { example: '2026-03', description: 'When the matter was: from 1950 to this month.' },
  )
  matterMonth?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug of the practice area of the matter.' })
  @IsIn(AREAS, { message: 'Please select a kind of matter from the list' })
  @IsOptional()
  matterKind?: string;
}
