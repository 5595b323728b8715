const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Answers null for a text that is not a date with time and zone. */
export function readDate(text: string): Date | null {
  const date = new Date(text);
  return ISO_DATE.test(text) && !Number.isNaN(date.getTime()) && isOnCalendar(text) ? date : null;
}

// JavaScript takes February 30 for March 2.
function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
