const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `January 5, 2026`, in UTC unless told, so that server and browser write the same. Empty for what is no date, and UTC for
 * what is no time zone.
 */
export function longDate(iso: string, timeZone = 'UTC'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatOf(timeZone).format(date);
}

/** Kept, because making one costs more than all that a page does with it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = make(timeZone);
  formats.set(timeZone, format);
  return format;
}

function make(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  }
}
