import { keepTyped } from '@lawdex/mf-kit/runtime';
import clsx from 'clsx';
import { useState, type ComponentProps, type ComponentType, type SyntheticEvent } from 'react';
import { useFieldControl } from '../forms/Field.tsx';
import forms from '../forms/forms.module.css';
import type { ComboboxOptions, PlacesOnly } from './use-combobox.ts';

type Enhancement = Pick<ComboboxOptions, 'input' | 'before'> & { Box: ComponentType<ComboboxOptions> };

type SuggestInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  /** Called when a suggestion was chosen and its address is on its way. */
  onChoose?: () => void;
  /** Makes it a box of places only. */
  places?: PlacesOnly;
};

/**
 * A text box of a search form. Its first focus loads the code that suggests; without it the box is an ordinary one. The list is as wide as
 * the parent, which must be positioned.
 */
export function SuggestInput({ onChoose, places, className, ...props }: SuggestInputProps) {
  const control = useFieldControl();
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);

  const enhance = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (enhancement || document.activeElement !== input) return;
    const before = input.defaultValue;
    import(/* webpackChunkName: "SuggestionBox" */ './SuggestionBox.tsx').then(
      ({ SuggestionBox: Box }) => input.isConnected && setEnhancement({ Box, input, before }),
      () => undefined,
    );
  };

  return (
    <>
      <input
        ref={keepTyped}
        dir="auto"
        onFocus={enhance}
        onInput={enhance}
        className={clsx(control && forms.control, className)}
        {...control}
        {...props}
      />
      {enhancement && (
        <enhancement.Box input={enhancement.input} before={enhancement.before} onChoose={onChoose} places={places} />
      )}
    </>
  );
}
