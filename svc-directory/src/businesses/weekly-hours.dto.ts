import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, SpecialDay, WeekdayHours, WeeklyHours } from '@lawdex/contracts';
import { described, ofEach } from '@lawdex/svc-kit/dto';

const TIMES = {
  open: { type: String, example: '09:00' },
  close: { type: String, description: 'Before `open` when it closes after midnight.', example: '17:00' },
} as const;

class DayHoursDto extends described<DayHours>(TIMES) {}

class WeekdayHoursDto extends described<WeekdayHours>({
  ...TIMES,
  more: { required: false, type: [DayHoursDto], description: 'Further times after a break, in their order.' },
}) {}

class SpecialDayDto extends described<SpecialDay>({
  date: { type: String, description: 'MM-DD comes back every year.', example: '2026-12-24' },
  spans: { type: [DayHoursDto], description: 'Empty when it is closed.' },
}) {}

/** A day without an entry is closed. */
export class WeeklyHoursDto extends described<WeeklyHours>({
  ...ofEach(WEEKDAYS, { required: false, type: WeekdayHoursDto }),
  special: { required: false, type: [SpecialDayDto], description: 'Dates with times of their own.' },
}) {}
