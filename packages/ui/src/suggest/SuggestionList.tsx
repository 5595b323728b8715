import type { SuggestionKind, TextPart } from '@lawdex/contracts';
import clsx from 'clsx';
import { Fragment } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.generated.ts';
import { KIND_LABELS, optionText, type Option } from './option.core.ts';
import { optionId } from './use-combobox.ts';
import type { RecentSearch } from './recent-searches.core.ts';
import styles from './suggest.module.css';

export interface SuggestionListProps {
  id: string;
  options: readonly Option[];
  active: number;
  /** Whether all options are of one kind, so that none needs to name it. */
  isOfOneKind?: boolean;
  onChoose: (option: Option) => void;
  onForget: (search: RecentSearch) => void;
  onForgetAll: () => void;
}

const ICONS: Readonly<Record<SuggestionKind, IconName>> = { practice: 'scale', place: 'map-pin', business: 'building' };

/** The buttons stand beside the list, because an option may not hold any. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, options, active, isOfOneKind = false, onChoose, onForget, onForgetAll } = props;
  const recent = options.flatMap((option) => (option.kind === 'recent' ? [option.search] : []));
  return (
    // A press must not move the focus away from the text box, otherwise the list would close before the click.
    <div className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
      <div className={styles.columns}>
        <ul id={id} role="listbox" aria-label={recent.length > 0 ? 'Recent searches' : 'Suggestions'}>
          {options.map((option, index) => (
            <li
              key={`${option.kind} ${index}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              className={clsx(styles.option, index === active && styles.active)}
              onClick={() => onChoose(option)}
            >
              <Row option={option} hidesKind={isOfOneKind} />
            </li>
          ))}
        </ul>
        {recent.length > 0 && (
          <div>
            {recent.map((search) => (
              <button
                key={`${search.query}\n${search.location}`}
                type="button"
                className={styles.forget}
                aria-label={`Forget ${optionText({ kind: 'recent', search })}`}
                onClick={() => onForget(search)}
              >
                <Icon name="x" size="sm" />
              </button>
            ))}
          </div>
        )}
      </div>
      {recent.length > 0 && (
        <button type="button" className={styles.forgetAll} onClick={onForgetAll}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}

function Row({ option, hidesKind }: { option: Option; hidesKind: boolean }) {
  if (option.kind === 'recent') {
    return (
      <>
        <Icon name="clock" size="sm" className={styles.icon} />
        <span className={styles.text}>{optionText(option)}</span>
      </>
    );
  }
  const { kind, text, detail, matched } = option.suggestion;
  return (
    <>
      <Icon name={ICONS[kind]} size="sm" className={styles.icon} />
      <span className={styles.text}>
        <Marked text={text} parts={matched} />
        {detail && <span className={styles.detail}> {detail}</span>}
      </span>
      {!hidesKind && <span className={styles.kind}>{KIND_LABELS[kind]}</span>}
    </>
  );
}

/** A text with some of its parts stressed. */
function Marked({ text, parts }: { text: string; parts: readonly TextPart[] }) {
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
