type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Writes a text as if the visitor had typed it. The setter of the prototype passes over React's own, otherwise a component that holds the
 * text in its state would not notice, and would put the old one back.
 */
export function setText(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * The ref of every field: tells the component what a visitor typed, checked or chose before scripts came. Each in a task of its own, because
 * a handler may read what the one before has changed.
 */
export function keepTyped(field: Field | null): void {
  const tell = field && earlyChange(field);
  if (tell) setTimeout(tell);
}

/** Does again what the visitor did; null when the field is as the server wrote it. */
function earlyChange(field: Field): (() => void) | null {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return value === given?.value ? null : () => setText(field, value);
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked, defaultChecked } = field;
    // A radio button that lost its check lost it to another one.
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
    return () => {
      field.checked = defaultChecked;
      field.click();
    };
  }
  const { defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    const { selectionStart, selectionEnd } = field;
    field.value = defaultValue;
    setText(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
