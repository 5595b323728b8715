import { WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumberString, IsOptional, MaxLength } from 'class-validator';

export class AuditQuery {
  @WholeNumber({ min: 1, max: 1_000, default: 100 })
  limit?: number = 100;

  /** Only what came before this one. */
  @MaxLength(18)
  @IsNumberString({ no_symbols: true })
  @IsOptional()
  before?: string;
}

export class NotedActionDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ type: String, description: 'The name that was given at login, or in `X-Operator`.' })
  by: string;

  @ApiProperty({ type: String })
  address: string;

  @ApiProperty({ type: String })
  action: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  detail: Record<string, unknown>;

  @ApiProperty({ type: String, description: '`done`, or the code of the error.' })
  outcome: string;
}
