import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, WeeklyHours } from '@lawdex/contracts';

class DayHoursDto implements DayHours {
  @ApiProperty({ type: String, example: '09:00' })
  open: string;

  @ApiProperty({ type: String, description: 'Before `open` when it closes after midnight.', example: '17:00' })
  close: string;
}

/** Declares every weekday. A day without an entry is closed. */
export const WeeklyHoursDto = class {} as new () => WeeklyHours;

for (const day of WEEKDAYS) ApiPropertyOptional({ type: DayHoursDto })(WeeklyHoursDto.prototype, day);
