import type { TextPart } from '@lawdex/contracts';
import { Fragment } from 'react';
import styles from './suggest.module.css';

/** A text with some of its parts stressed. */
export function Marked({ text, parts }: { text: string; parts: readonly TextPart[] }) {
  return (
    <>
      {parts.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(parts[index - 1]?.to ?? 0, from)}
          <b className={styles.matched}>{text.slice(from, to)}</b>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.to ?? 0)}
    </>
  );
}
