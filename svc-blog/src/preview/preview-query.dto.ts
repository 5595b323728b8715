import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const TOKEN_MAX = 200;

export class PreviewQuery {
  @ApiPropertyOptional({ type: String, maxLength: TOKEN_MAX, description: 'Of a link that shows a draft for a day.' })
  @MaxLength(TOKEN_MAX, { message: `preview must be at most ${TOKEN_MAX} characters long.` })
  @IsString()
  @IsOptional()
  preview?: string;
}
