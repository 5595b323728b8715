import { setText } from '@lawdex/mf-kit/runtime';
import { useId, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterKey } from './combobox.core.ts';
import { choiceOf, optionText, type Option } from './option.core.ts';
import { readRecent, rememberSearch } from './recent-searches.ts';
import { listenTo, setAttributes, textIn } from './text-box.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A box of places only. A chosen place is written into the box; `send` also sends the form. */
export type PlacesOnly = 'fill' | 'send';

export interface ComboboxOptions {
  /** The text box that becomes a combobox. It keeps what was typed in it before. */
  input: HTMLInputElement;
  /** The box's text when it was first entered, which shows whether anything has been typed since. */
  before: string;
  /** Called when a suggestion was chosen and its address is on its way. */
  onChoose?: (() => void) | undefined;
  places?: PlacesOnly | undefined;
}

export interface Combobox {
  listId: string;
  options: readonly Option[];
  /** The index of the option that Enter takes; -1 for none. */
  active: number;
  isOpen: boolean;
  isShown: boolean;
  /** Whether the options for what is typed have come. */
  isAnswered: boolean;
  choose(option: Option): void;
  /** Applies a change to the recent searches, and shows those that are left. */
  forget(change: () => void): void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Makes a text box of a search form a combobox: suggestions while it is typed in, recent searches while it is empty. */
export function useCombobox({ input, before, onChoose, places }: ComboboxOptions): Combobox {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(() => input.value.trim());
  const [recent, setRecent] = useState(() => recentFor(places));
  // A visitor who typed before this code came sees suggestions at once.
  const [isOpen, setOpen] = useState(() => isAwaited(input, before));
  const [moved, setMoved] = useState<{ in: readonly Option[] | null; to: number }>({ in: null, to: -1 });
  const suggestions = useSuggestions(
    typed,
    places && 'place',
    places ? undefined : textIn(input.form, 'location') || undefined,
  );

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

  const close = () => {
    setTyped(input.value);
    setOpen(false);
  };
  const fill = (option: Option) => {
    setText(input, optionText(option));
    close();
    if (places === 'send') input.form?.requestSubmit();
  };
  const search = (option: Option) => {
    const { to, search: made } = choiceOf(option, textIn(input.form, 'location'));
    if (made) {
      rememberSearch(made);
      setText(input, made.query);
    }
    close();
    void navigate(to);
    onChoose?.();
  };
  const choose = places ? fill : search;

  // Layout effects leave no moment in which the list is shown and the box does not answer yet: a letter typed then would be missed.
  useLayoutEffect(
    () =>
      listenTo(input, {
        onFocus() {
          setRecent(recentFor(places));
          if (input.value.trim() === '') setOpen(true);
        },
        onInput() {
          setTyped(input.value.trim());
          setOpen(true);
          setMoved({ in: null, to: -1 });
        },
        onSubmit() {
          if (!places) rememberSearch({ query: textIn(input.form, 'query'), location: textIn(input.form, 'location') });
          setOpen(false);
        },
        onLeave: () => setOpen(false),
      }),
    [input, places],
  );

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // While a character is composed, keys belong to the input method.
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

  useLayoutEffect(() => {
    const activeId = isShown && active >= 0 ? optionId(listId, active) : null;
    setAttributes(input, {
      role: 'combobox',
      // The browser's own list would cover this one.
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': activeId,
    });
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, isShown, active]);

  return {
    listId,
    options,
    active,
    isOpen,
    isShown,
    isAnswered: typed === '' ? recent.length > 0 : suggestions !== null,
    choose,
    forget(change) {
      change();
      setRecent(readRecent());
      input.focus();
    },
  };
}

/** Recent searches are whole searches, so a box of places offers none. */
const recentFor = (places: PlacesOnly | undefined) => (places ? [] : readRecent());

/** Whether the visitor waits for suggestions. React keeps a controlled box's default value equal to its value, so `before` is compared. */
const isAwaited = (input: HTMLInputElement, before: string): boolean =>
  document.activeElement === input && (input.value === '' || input.value !== before);
