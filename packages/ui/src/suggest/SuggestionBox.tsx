import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterKey } from './combobox.core.ts';
import { announcement, choiceOf, optionText } from './option.core.ts';
import type { Option } from './option.core.ts';
import { forgetAllSearches, forgetSearch, readRecent, rememberSearch } from './recent-searches.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import styles from './suggest.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Places only. The chosen one is written into the box, which is sent with its form: by the visitor, or at once. */
export type PlacesOnly = 'fill' | 'send';

export interface SuggestionBoxProps {
  /** The text box that becomes a combobox. It stays the browser's own, with what was typed in it before. */
  input: HTMLInputElement;
  /** What stood in it when it was first entered, so that it shows whether anything has been typed since. */
  before: string;
  onChoose?: (() => void) | undefined;
  places?: PlacesOnly | undefined;
}

const textIn = (form: HTMLFormElement | null, name: string): string =>
  String((form && new FormData(form).get(name)) ?? '');

/** What makes a text box of a search form a combobox: suggestions while it is typed in, recent searches while it is empty. */
export function SuggestionBox({ input, before, onChoose, places }: SuggestionBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(() => input.value.trim());
  const [recent, setRecent] = useState(() => recentIn(places));
  // Who has typed before this code came is answered now.
  const [isOpen, setOpen] = useState(() => isAwaited(input, before));
  const [moved, setMoved] = useState<{ in: readonly Option[] | null; to: number }>({ in: null, to: -1 });
  const suggestions = useSuggestions(typed, places && 'place');

  const options = useMemo(
    (): Option[] =>
      typed === ''
        ? recent.map((search) => ({ kind: 'recent', search }))
        : (suggestions ?? []).map((suggestion) => ({ kind: 'suggestion', suggestion })),
    [typed, recent, suggestions],
  );
  // Another list has other options under the same numbers.
  const active = moved.in === options ? moved.to : -1;
  const isShown = isOpen && options.length > 0;

  const fill = (option: Option) => {
    setText(input, optionText(option));
    setTyped(input.value);
    setOpen(false);
    if (places === 'send') input.form?.requestSubmit();
  };
  const search = (option: Option) => {
    const { to, search: made } = choiceOf(option, textIn(input.form, 'location'));
    if (made) rememberSearch(made);
    if (made) setText(input, made.query);
    setTyped(input.value);
    setOpen(false);
    void navigate(to);
    onChoose?.();
  };
  const choose = places ? fill : search;
  const forget = (change: () => void) => {
    change();
    setRecent(readRecent());
    input.focus();
  };

  useEffect(() => {
    const focused = () => {
      setRecent(recentIn(places));
      if (input.value.trim() === '') setOpen(true);
    };
    const changed = () => {
      setTyped(input.value.trim());
      setOpen(true);
      setMoved({ in: null, to: -1 });
    };
    const sent = () => {
      if (!places) rememberSearch({ query: textIn(input.form, 'query'), location: textIn(input.form, 'location') });
      setOpen(false);
    };
    // The list and its buttons stand beside the text box: whoever goes further has left.
    const left = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && input.parentElement?.contains(relatedTarget);
      if (!isInside) setOpen(false);
    };
    const { form, parentElement: around } = input;
    input.addEventListener('focus', focused);
    input.addEventListener('input', changed);
    form?.addEventListener('submit', sent);
    around?.addEventListener('focusout', left);
    return () => {
      input.removeEventListener('focus', focused);
      input.removeEventListener('input', changed);
      form?.removeEventListener('submit', sent);
      around?.removeEventListener('focusout', left);
    };
  }, [input, places]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Keys of somebody who is still composing a character belong to that.
      if (event.isComposing) return;
      const outcome = afterKey(event.key, { open: isShown, active }, options.length);
      if (outcome.kind === 'left') return;
      if (outcome.kind !== 'moved-text') {
        event.preventDefault();
        event.stopPropagation();
      }
      const option = outcome.kind === 'chosen' ? options[outcome.index] : undefined;
      if (option) choose(option);
      else if (outcome.kind !== 'chosen') {
        setOpen(outcome.state.open);
        setMoved({ in: options, to: outcome.state.active });
      }
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      // The browser's own list would lie over this one.
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': isShown && active >= 0 ? optionId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (isShown && active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isShown, active]);

  const isAnswered = typed === '' ? recent.length > 0 : suggestions !== null;
  return (
    <>
      {isShown && (
        <SuggestionList
          id={listId}
          options={options}
          active={active}
          isOfOneKind={places !== undefined}
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

/** Of whole searches: not for a box of places. */
const recentIn = (places: PlacesOnly | undefined) => (places ? [] : readRecent());

function setText(input: HTMLInputElement, text: string): void {
  // Past React's setter on the element, otherwise whoever holds the text in its state would not hear of it, and would put the old one back.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// React keeps a controlled box's default value the same as its value: what is typed does not show in it.
const isAwaited = (input: HTMLInputElement, before: string): boolean =>
  document.activeElement === input && (input.value === '' || input.value !== before);
