/** The text of another field of the box's form. */
export const textIn = (form: HTMLFormElement | null, name: string): string =>
  String((form && new FormData(form).get(name)) ?? '');

/** Sets attributes, and removes those whose value is null. */
export function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

export interface BoxHandlers {
  onFocus(): void;
  onInput(): void;
  onSubmit(): void;
  /** The focus has left the box and everything beside it. */
  onLeave(): void;
}

/** Listens until the returned function is called. */
export function listenTo(input: HTMLInputElement, { onFocus, onInput, onSubmit, onLeave }: BoxHandlers): () => void {
  const { form, parentElement: around } = input;
  // The list and its buttons stand beside the box, within the same parent.
  const left = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && around?.contains(relatedTarget))) onLeave();
  };
  input.addEventListener('focus', onFocus);
  input.addEventListener('input', onInput);
  form?.addEventListener('submit', onSubmit);
  around?.addEventListener('focusout', left);
  return () => {
    input.removeEventListener('focus', onFocus);
    input.removeEventListener('input', onInput);
    form?.removeEventListener('submit', onSubmit);
    around?.removeEventListener('focusout', left);
  };
}
