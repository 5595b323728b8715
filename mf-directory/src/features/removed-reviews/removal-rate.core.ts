import { countOf, type RemovalRate } from '@lawdex/contracts';

/** `2.4%`, with one decimal at most; a dash when nothing was written. */
export function percentText({ written, removed }: RemovalRate): string {
  if (written === 0) return '–';
  const percent = (removed / written) * 100;
  if (percent > 0 && percent < 0.1) return 'below 0.1%';
  return `${Number(percent.toFixed(1))}%`;
}

/** `12 of 500 reviews were removed`. */
export const rateText = ({ written, removed }: RemovalRate): string =>
  `${removed} of ${countOf(written, 'review')} ${removed === 1 ? 'was' : 'were'} removed`;
