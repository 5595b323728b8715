import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, WeeklyHours } from '@lawdex/contracts';
import { described, ofEach } from '@lawdex/svc-kit/dto';

class DayHoursDto extends described<DayHours>({
  open: { type: String, example: '09:00' },
  close: { type: String, description: 'Before `open` when it closes after midnight.', example: '17:00' },
}) {}

/** A day without an entry is closed. */
export class WeeklyHoursDto extends described<WeeklyHours>(ofEach(WEEKDAYS, { required: false, type: DayHoursDto })) {}
