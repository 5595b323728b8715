// Hit-metering (RFC 2227): a service that counts readers of an answer asks the caches before it how often they answered from a copy.

export const METER_HEADER = 'meter';
/** In a request: a repetition with the same key counts once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** In an answer: a cache that keeps it must report how often it was used. */
export const DO_REPORT = 'do-report';

/** In a request that a browser makes ahead, before anybody has decided to read the answer. */
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

/** In a request: the number of uses since the last report. No use was asked for by its tag, so there are no reuses. */
export const reportText = (uses: number): string => `count=${Math.min(uses, COUNT_MAX)}/0`;

/** The uses of a report; null when it is none. */
export function readReport(header: string | readonly string[] | undefined): number | null {
  const [, digits] = /^\s*count=(\d{1,7})\/\d{1,7}\s*$/.exec([header ?? ''].flat().join(',')) ?? [];
  const uses = Number(digits);
  return digits !== undefined && uses >= 1 && uses <= COUNT_MAX ? uses : null;
}
