import { announcement } from './option.core.ts';
import { forgetAllSearches, forgetSearch } from './recent-searches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './suggest.module.css';
import { useCombobox, type ComboboxOptions } from './use-combobox.ts';

/** The list below a combobox, and its length for screen readers. */
export function SuggestionBox(props: ComboboxOptions) {
  const { listId, options, active, isOpen, isShown, isAnswered, choose, forget } = useCombobox(props);
  return (
    <>
      {isShown && (
        <SuggestionList
          id={listId}
          options={options}
          active={active}
          isOfOneKind={props.places !== undefined}
          onChoose={choose}
          onForget={(search) => forget(() => forgetSearch(search))}
          onForgetAll={() => forget(forgetAllSearches)}
        />
      )}
      <span role="status" className={styles.announced}>
        {isOpen && isAnswered && announcement(options)}
      </span>
    </>
  );
}
