let format: Intl.DateTimeFormat | undefined;

/** `March 2026`, of `2026-03`. Empty for what is no month. */
export function monthText(month: string): string {
  const date = new Date(`${month}-01T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  // Made with the first month, because most pages show none.
  format ??= new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(date);
}
