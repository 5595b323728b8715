import type { Danger } from '@lawdex/contracts';
import { Icon, LinkButton } from '@lawdex/ui';
import { useEffect, type MouseEvent } from 'react';
import helpStyles from '../licence/licence.module.css';
import styles from './danger.module.css';

/** Says first whom somebody can call who may be in danger. Its words come with the answer, in the language of the search. */
export default function DangerBox({ danger: { language, title, text, help, leave } }: { danger: Danger }) {
  useEscape(leave?.to);
  return (
    <section lang={language} aria-labelledby="danger" className={helpStyles.help}>
      <h2 id="danger" className={helpStyles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className={styles.help}>
        {help.map(({ name, to, number }) => (
          <li key={to}>
            <a href={to} rel="noreferrer">
              <Icon name={number ? 'phone' : 'external'} size="sm" />
              <span>
                {name} <strong>{number}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {leave && (
        <p className={styles.leave}>
          <LinkButton href={leave.to} rel="noreferrer" size="sm" onClick={(event) => leaveBy(event, leave.to)}>
            {leave.text}
          </LinkButton>
          <span>{leave.hint}</span>
        </p>
      )}
    </section>
  );
}

function leaveBy(event: MouseEvent, to: string): void {
  event.preventDefault();
  leaveFor(to);
}

/** Hides the page at once, because the other one may take seconds, and takes its place in the history. */
function leaveFor(to: string): void {
  document.documentElement.style.display = 'none';
  window.location.replace(to);
}

const PRESSES = 3;
const WITHIN_MS = 2_000;

/** Leaves when Esc is pressed three times, whatever else listens to it. */
function useEscape(to: string | undefined): void {
  useEffect(() => {
    if (to === undefined) return;
    let pressed: number[] = [];
    const press = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      pressed = key === 'Escape' ? [...pressed.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : [];
      if (pressed.length >= PRESSES) leaveFor(to);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [to]);
}
