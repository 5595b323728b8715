import { COMPARE_MAX, COMPARE_MIN } from '@lawdex/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class CompareQuery {
  @ApiProperty({
    type: String,
    description: `${COMPARE_MIN} to ${COMPARE_MAX} ids of businesses, comma-separated, each once.`,
  })
  @IsString({ message: `ids must be ${COMPARE_MIN} to ${COMPARE_MAX} comma-separated ids.` })
  ids: string;

  @ApiPropertyOptional({
    type: String,
    enum: ['skip'],
    description: 'Goes on without the businesses that are not there, and lists their ids, instead of answering 404.',
  })
  @IsIn(['skip'], { message: 'missing must be skip.' })
  @IsOptional()
  missing?: 'skip';
}
