import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

const KEY_MAX = 300;

export class SitemapEntriesQuery {
  @ApiProperty({ type: String, minLength: 1, maxLength: KEY_MAX, description: 'The key of the first entry.' })
  @IsString()
  @MinLength(1)
  @MaxLength(KEY_MAX)
  from: string;

  @ApiPropertyOptional({ type: String, maxLength: KEY_MAX, description: 'The key of the part after this one.' })
  @IsOptional()
  @IsString()
  @MaxLength(KEY_MAX)
  before?: string;
}
