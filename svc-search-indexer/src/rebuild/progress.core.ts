import type { Rebuild } from './rebuild.core.ts';

export type Shown = Pick<Rebuild, 'engine' | 'phase' | 'copied' | 'of' | 'perSecond' | 'secondsLeft' | 'problem'>;

const WIDTH = 24;

const whole = (number: number): string => number.toLocaleString('en-US');

/** `postgres  [######------]  50 %  1,500 of 3,000, 900/s, 2 s left` */
export function progressLine({ engine, phase, copied, of, perSecond, secondsLeft, problem }: Shown): string {
  const share = of === 0 ? 1 : Math.min(1, copied / of);
  const filled = Math.floor(share * WIDTH);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
  const facts = [
    `${whole(copied)} of ${whole(of)}`,
    ...(perSecond === null ? [] : [`${whole(perSecond)}/s`]),
    ...(phase === 'copying' && secondsLeft !== null ? [`${whole(secondsLeft)} s left`] : [phase]),
  ];
  return `${engine.padEnd(11)} ${bar}  ${facts.join(', ')}${problem === null ? '' : ` (waits: ${problem})`}`;
}

/** Says what a rebuild would do, and how long it takes by the rate of the last time. */
export function planLine(engine: string, documents: number, last: Pick<Rebuild, 'perSecond'> | null): string {
  const takes = last?.perSecond
    ? `about ${whole(Math.ceil(documents / last.perSecond))} s at the ${whole(last.perSecond)} a second of the last time`
    : 'it was never measured how long that takes';
  return `${engine}: ${whole(documents)} documents would be written beside the index that searches read; ${takes}.`;
}
