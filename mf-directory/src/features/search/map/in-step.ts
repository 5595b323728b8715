const keysOf = (text: string | undefined): string[] => text?.split('|') ?? [];

/** Highlights marks and cards of the same business or place together, by mouse and keyboard. */
export function keepInStep(figure: HTMLElement): () => void {
  const all = (kind: 'holds' | 'at') => [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  const light = ({ target }: Event) => {
    const source = target instanceof Element ? target.closest<HTMLElement>('[data-holds], [data-at]') : null;
    for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    const { at, holds } = source?.dataset ?? {};
    // The most precise mark first: the business, its city, its state.
    const mark = keysOf(at)
      .map((key) => all('holds').find(({ dataset }) => keysOf(dataset['holds']).includes(key)))
      .find((found) => found !== undefined);
    const cards = all('at').filter(({ dataset }) => keysOf(dataset['at']).some((key) => keysOf(holds).includes(key)));
    for (const lit of [mark, ...cards]) lit?.setAttribute('data-lit', '');
  };
  const place = figure.parentElement ?? figure;
  const events = ['pointerover', 'focusin'];
  for (const event of events) place.addEventListener(event, light);
  return () => {
    for (const event of events) place.removeEventListener(event, light);
  };
}
