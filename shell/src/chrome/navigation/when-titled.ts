/** Calls back once the page has its own title instead of the site's name. Returns how to stop waiting. */
export function whenTitled(siteName: string, call: (title: string) => void): () => void {
  const say = () => {
    if (document.title === siteName) return late.observe(document.head, { childList: true, subtree: true });
    late.disconnect();
    call(document.title);
  };
  const late = new MutationObserver(say);
  say();
  return () => late.disconnect();
}
