import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Licence } from '@lawdex/contracts';

export class LicenceDto implements Licence {
  @ApiProperty({ type: String })
  jurisdiction: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'The lawyer whose it is.' })
  holder?: string | null;

  @ApiProperty({ type: String, nullable: true })
  number: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  yearAdmitted: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'http(s) only.' })
  sourceUrl: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'ISO date.', example: '2026-10-31' })
  checkedAt: string | null;
}
