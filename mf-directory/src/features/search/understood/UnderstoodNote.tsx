import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { SearchState } from '../search-state.core.ts';
import type { ResultsPage } from '../search.queries.ts';
import styles from './understood.module.css';
import type { Segment } from '../sentence.core.ts';
import { understoodSentences } from './understood-sentences.core.ts';

export interface UnderstoodNoteProps {
  state: SearchState;
  /** Undefined before the first results. */
  shown: ResultsPage | undefined;
  isOutdated: boolean;
}

/** Says how the search was understood. It stays in the page while empty, because screen readers announce what is added to it. */
export function UnderstoodNote({ state, shown, isOutdated }: UnderstoodNoteProps) {
  const sentences = shown ? understoodSentences(shown.understood, { state, total: shown.total }) : [];
  return (
    <div
      lang={shown?.understood.language}
      className={clsx(styles.note, isOutdated && styles.outdated)}
      aria-live="polite"
    >
      {sentences.map((sentence, index) => (
        <p key={index}>
          {sentence.map((segment, place) => (
            <SegmentText key={place} {...segment} />
          ))}
        </p>
      ))}
    </div>
  );
}

function SegmentText({ text, isStrong, to }: Segment) {
  if (to !== undefined) {
    return (
      <Link to={to} onClick={focusHeading}>
        {text}
      </Link>
    );
  }
  return isStrong ? <strong>{text}</strong> : text;
}

/** The focused link disappears with its sentence. */
export const focusHeading = () => document.getElementById('results-heading')?.focus({ preventScroll: true });
