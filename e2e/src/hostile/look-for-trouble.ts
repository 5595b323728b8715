/** Runs in the page: what must not be there, as a line each. `null` when every article keeps to itself. */
export function lookForTrouble(): string[] {
  const found: string[] = [];
  const numberOf = (element: Element): string => element.closest('section')?.getAttribute('data-number') ?? 'outside';
  const sections = [...document.querySelectorAll('main > section')];
  for (const section of sections) {
    const [article, after, ...others] = section.children;
    const kept = article?.className === 'article' && after?.className === 'after' && others.length === 0;
    if (!kept || after.textContent !== 'After')
      found.push(`${numberOf(section)}: what follows the article is not where it was`);
  }
  const around = [...document.body.children].map(({ tagName }) => tagName).join(' ');
  if (around !== 'HEADER MAIN FOOTER') found.push(`the page holds ${around}`);
  if (document.title !== 'Articles') found.push(`the title is ${document.title}`);
  if (document.baseURI !== location.href) found.push(`addresses begin at ${document.baseURI}`);
  if (document.forms.length + document.scripts.length + document.styleSheets.length !== 1)
    found.push('more than one stylesheet');

  for (const element of document.querySelectorAll('.article *')) {
    const at = (what: string): number => found.push(`${numberOf(element)}: ${what} <${element.tagName.toLowerCase()}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') at('of another namespace');
    if (element.matches(FORBIDDEN) || element.tagName.includes('-') || element.shadowRoot) at('a forbidden');
    for (const { name, value } of element.attributes) {
      if (
        !/^(href|rel|src|alt|width|height|loading|decoding|id|start|colspan|rowspan|scope|title|lang|dir|role|aria-label|tabindex)$/.test(
          name,
        )
      ) {
        at(`${name} at`);
      }
      // What a script finds under the name is an element of an article, or several, unless it is a property of the window.
      const named: unknown = name === 'id' ? Reflect.get(window, value) : element;
      if (named !== element && !(named instanceof HTMLCollection)) at(`the id ${value} at`);
    }
    if (element instanceof HTMLAnchorElement) {
      if (!/^(https?|mailto|tel):$/.test(element.protocol)) at(`a link to ${element.protocol} at`);
      if (element.host !== location.host && !element.relList.contains('noopener')) at('a link without rel at');
    }
    if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin)
      at('a picture of others at');
    const style = getComputedStyle(element);
    if (style.position !== 'static' || style.transform !== 'none' || style.zIndex !== 'auto')
      at(`${style.position} at`);
    for (const event of ['mouseover', 'pointerenter', 'focus', 'click', 'toggle', 'animationend']) {
      element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
    }
  }

  for (const after of document.querySelectorAll('.after')) {
    after.scrollIntoView({ block: 'center' });
    const { left, top, height } = after.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 10, top + height / 2);
    if (hit !== after)
      found.push(`${numberOf(after)}: <${hit?.tagName.toLowerCase()}> lies over what follows the article`);
    if (getComputedStyle(after).color !== 'rgb(1, 2, 3)') found.push(`${numberOf(after)}: styles what follows it`);
  }

  const clobbered = [
    document.body instanceof HTMLBodyElement,
    document.head instanceof HTMLHeadElement,
    document.location === window.location,
    document.defaultView === window,
    typeof document.cookie === 'string',
    typeof document.getElementById === 'function',
    typeof document.createElement === 'function',
    document.forms instanceof HTMLCollection,
    !('__lawdex' in window),
  ];
  if (clobbered.includes(false)) found.push(`names of the page are clobbered: ${clobbered.join(' ')}`);
  return found;
}

/** `lookForTrouble` is sent to the page as text, so this goes along with it. */
export const FORBIDDEN =
  'script, style, link, meta, base, iframe, frame, object, embed, applet, form, input, button, select, textarea, option, svg, math, template, dialog, details, video, audio, source, track, noscript, portal, marquee, map, area, slot';
