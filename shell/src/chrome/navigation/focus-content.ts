/** Focuses the page's content when the focused element has disappeared; on the body a keyboard would begin at the top. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
