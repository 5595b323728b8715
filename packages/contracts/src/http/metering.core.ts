// Hit-metering (RFC 2227): a service that counts who reads an answer asks the caches before it to tell how often they gave theirs.

export const METER_HEADER = 'meter';
/** Of a request: sent again with the same key, it counts once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Of an answer: whoever keeps it tells how often it was used. */
export const DO_REPORT = 'do-report';

/** Of a request that is made before anybody has decided to read the answer. */
export const PURPOSE_HEADER = 'purpose';
export const PREFETCH = 'prefetch';

const COUNT_MAX = 1_000_000;

export const wantsReport = (header: string | readonly string[] | undefined): boolean =>
  header === undefined
    ? false
    : [header]
        .flat()
        .join(',')
        .split(',')
        .some((part) => part.trim() === DO_REPORT);

/** Of a request: so many uses of the answer since the last report. None was asked for by its tag, so there are no reuses. */
export const reportText = (uses: number): string => `count=${Math.min(uses, COUNT_MAX)}/0`;

/** The uses of a report; null when it is none. */
export function readReport(header: string | readonly string[] | undefined): number | null {
  const [, digits] = /^\s*count=(\d{1,7})\/\d{1,7}\s*$/.exec([header ?? ''].flat().join(',')) ?? [];
  const uses = Number(digits);
  return digits !== undefined && uses >= 1 && uses <= COUNT_MAX ? uses : null;
}
