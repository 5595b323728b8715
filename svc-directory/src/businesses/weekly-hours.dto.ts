import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { DayHours, WeeklyHours } from '@lawdex/contracts';

export class DayHoursDto implements DayHours {
  @ApiProperty({ type: String, example: '09:00' })
  open: string;

  @ApiProperty({ type: String, description: 'Before `open` when it closes after midnight.', example: '17:00' })
  close: string;
}

/** A day without an entry is closed. */
export class WeeklyHoursDto implements WeeklyHours {
  @ApiPropertyOptional({ type: DayHoursDto })
  mon?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  tue?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  wed?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  thu?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  fri?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  sat?: DayHoursDto;

  @ApiPropertyOptional({ type: DayHoursDto })
  sun?: DayHoursDto;
}
