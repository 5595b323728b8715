// Hit-metering (RFC 2227): the shell tells a service how often it sent an answer whose readers count.

export const METER_HEADER = 'meter';
/** In an answer: its readers count. */
export const DO_REPORT = 'do-report';

/** In a request: the number of readers since the last report, none of whom asked by a tag. */
export const reportText = (uses: number): string => `count=${uses}/0`;

/** The readers of a report; null when it is none. */
export function readReport(header: string | readonly string[] | undefined): number | null {
  const [, digits] = /^count=(\d{1,7})\/0$/.exec(String(header)) ?? [];
  return Number(digits) > 0 ? Number(digits) : null;
}
