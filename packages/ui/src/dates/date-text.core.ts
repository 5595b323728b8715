const formats = new Map<string, Intl.DateTimeFormat>();

/** `January 5, 2026`, in UTC by default, so that server and browser agree. Empty for an invalid date; an unknown time zone means UTC. */
export function longDate(iso: string, timeZone = 'UTC'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatOf(timeZone).format(date);
}

/** Cached, because creating a format costs more than all its uses on a page. */
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

let monthFormat: Intl.DateTimeFormat | undefined;

/** `March 2026`, of `2026-03`. Empty for what is no month. */
export function monthText(month: string): string {
  const date = new Date(`${month}-01T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  // Made with the first month, because most pages show none.
  monthFormat ??= new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return monthFormat.format(date);
}
