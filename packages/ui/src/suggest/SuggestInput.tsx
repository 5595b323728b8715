import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { useFieldControl } from '../forms/Field.tsx';
import forms from '../forms/forms.module.css';
import type { PlacesOnly, SuggestionBoxProps } from './SuggestionBox.tsx';

type Enhancement = Pick<SuggestionBoxProps, 'input' | 'before'> & { Box: ComponentType<SuggestionBoxProps> };

type SuggestInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  /** A suggestion was chosen, and its address is on its way. */
  onChoose?: () => void;
  /** For a box that says where. */
  places?: PlacesOnly;
};

/**
 * The text box of a search form. On its first focus it learns to suggest; until that code is there, and without scripts, it
 * is a text box like any other. Its parent must be positioned: the list is as wide. Within a
 * `Field` it looks like any other.
 */
export function SuggestInput({ onChoose, places, className, ...props }: SuggestInputProps) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);

  const enhance = () => {
    if (enhancement) return;
    const before = input.current?.defaultValue ?? '';
    import('./SuggestionBox.tsx').then(
      ({ SuggestionBox: Box }) => input.current && setEnhancement({ Box, input: input.current, before }),
      () => undefined,
    );
  };

  return (
    <>
      <input
        ref={input}
        onFocus={enhance}
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
