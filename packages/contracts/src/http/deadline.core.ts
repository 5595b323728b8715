/**
 * Whole milliseconds that the caller still waits, counted from when it sent the request. Relative, because the clocks of two
 * machines differ.
 */
export const TIMEOUT_HEADER = 'x-request-timeout-ms';

export const timeoutText = (milliseconds: number): string => String(Math.max(0, Math.floor(milliseconds)));

/** The time that a request leaves its receiver, in milliseconds: never more than the receiver's own maximum, which holds if it says nothing. */
export function readTimeout(header: string | readonly string[] | undefined, maximum: number): number {
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) return maximum;
  return Math.min(Number(header), maximum);
}
