import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Near } from '../near.decorator.ts';

const MOST_PATHS = 40;
const PATHS_MAX = MOST_PATHS * 121;

export class NearQuery {
  @Near("The visitor's position, for pages near the visitor: latitude,longitude.")
  near?: string;
}

export class PathsQuery {
  @ApiProperty({
    type: String,
    maxLength: PATHS_MAX,
    description: `Slugs, comma-separated, ${MOST_PATHS} at most.`,
    example: 'best-personal-injury-near-me,divorce-lawyers-in-houston',
  })
  @Matches(/^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,39}$/, {
    message: `paths must be at most ${MOST_PATHS} slugs, comma-separated, without slashes.`,
  })
  @MaxLength(PATHS_MAX, { message: `paths must be at most ${PATHS_MAX} characters long.` })
  @IsString({ message: 'paths must be given.' })
  paths: string;
}

export class StateQuery {
  @ApiPropertyOptional({ type: String, description: 'Two-letter abbreviation.', example: 'TX' })
  @Matches(/^[A-Za-z]{2}$/, { message: 'state must be a two-letter abbreviation such as TX.' })
  @IsOptional()
  state?: string;
}
