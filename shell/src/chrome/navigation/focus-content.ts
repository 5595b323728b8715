/** Where the focus goes when what had it is no longer there; the body would make a keyboard begin at the top again. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
