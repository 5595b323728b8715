import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { SuggestionBoxProps } from './SuggestionBox.tsx';

interface Enhancement {
  Box: ComponentType<SuggestionBoxProps>;
  input: HTMLInputElement;
}

type SuggestInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  /** A suggestion was chosen, and its address is on its way. */
  onChoose?: () => void;
};

/**
 * The text box of a search form. On its first focus it learns to suggest; until that code is there, and without scripts, it
 * is a text box like any other. Its parent must be positioned: the list is as wide.
 */
export function SuggestInput({ onChoose, ...props }: SuggestInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [enhancement, setEnhancement] = useState<Enhancement | null>(null);

  const enhance = () => {
    if (enhancement) return;
    import('./SuggestionBox.tsx').then(
      ({ SuggestionBox: Box }) => input.current && setEnhancement({ Box, input: input.current }),
      () => undefined,
    );
  };

  return (
    <>
      <input ref={input} onFocus={enhance} {...props} />
      {enhancement && <enhancement.Box input={enhancement.input} onChoose={onChoose} />}
    </>
  );
}
