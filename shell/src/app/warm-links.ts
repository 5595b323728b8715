/** Milliseconds that a mouse or the focus rests on a link before its page is loaded, so that passing over it costs nothing. */
const REST_MS = 65;

/** Calls `about` with the page that the visitor is about to open, by mouse, touch or keyboard. */
export function watchLinks(about: (url: URL) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    clearTimeout(resting);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    // A finger on a link is about to tap.
    const rest = (event as PointerEvent).pointerType === 'touch' ? 0 : REST_MS;
    resting = setTimeout(() => about(new URL(link.href)), rest);
  };
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
}
