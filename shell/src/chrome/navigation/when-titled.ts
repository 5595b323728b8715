/** While its code is on the way a page has the site's name for a title: calls once it has its own. Answers how to stop waiting. */
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
