// These functions are sent to the page as text, so they use nothing but each other and the page.

const FORBIDDEN =
  'script, style, link, meta, base, iframe, frame, object, embed, applet, form, input, button, select, textarea, option, svg, math, template, dialog, details, video, audio, source, track, noscript, portal, marquee, map, area, slot';
const ATTRIBUTES =
  /^(href|rel|src|alt|width|height|loading|decoding|id|start|colspan|rowspan|scope|title|lang|dir|role|aria-label|tabindex)$/;
const EVENTS = ['mouseover', 'pointerenter', 'focus', 'click', 'toggle', 'animationend'];

function numberOf(element: Element): string {
  return element.closest('section')?.getAttribute('data-number') ?? 'outside';
}

function troubleOfSection(section: Element): string[] {
  const [article, after, ...others] = section.children;
  const isWhole = article?.className === 'article' && after?.className === 'after' && others.length === 0;
  return isWhole && after.textContent === 'After'
    ? []
    : [`${numberOf(section)}: what follows the article is not where it was`];
}

function troubleOfPage(): string[] {
  const found: string[] = [];
  const around = [...document.body.children].map(({ tagName }) => tagName).join(' ');
  if (around !== 'HEADER MAIN FOOTER') found.push(`the page holds ${around}`);
  if (document.title !== 'Articles') found.push(`the title is ${document.title}`);
  if (document.baseURI !== location.href) found.push(`addresses begin at ${document.baseURI}`);
  if (document.forms.length + document.scripts.length + document.styleSheets.length !== 1)
    found.push('more than one stylesheet');
  return found;
}

function troubleOfAttribute(element: Element, { name, value }: Attr): string[] {
  const found = ATTRIBUTES.test(name) ? [] : [`${name} at`];
  if (name !== 'id') return found;
  // A script finds an element of an article under the id, or several, unless the window has a property of that name.
  const named: unknown = Reflect.get(window, value);
  if (named !== element && !(named instanceof HTMLCollection)) found.push(`the id ${value} at`);
  return found;
}

function troubleOfAddress(element: Element): string[] {
  if (element instanceof HTMLImageElement)
    return new URL(element.src).origin === location.origin ? [] : ['a picture of others at'];
  if (!(element instanceof HTMLAnchorElement)) return [];
  const found = /^(https?|mailto|tel):$/.test(element.protocol) ? [] : [`a link to ${element.protocol} at`];
  if (element.host !== location.host && !element.relList.contains('noopener')) found.push('a link without rel at');
  return found;
}

function troubleOfElement(element: Element): string[] {
  const found = [
    ...[...element.attributes].flatMap((one) => troubleOfAttribute(element, one)),
    ...troubleOfAddress(element),
  ];
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push('of another namespace');
  if (element.matches(FORBIDDEN) || element.tagName.includes('-') || element.shadowRoot) found.push('a forbidden');
  const { position, transform, zIndex } = getComputedStyle(element);
  if (position !== 'static' || transform !== 'none' || zIndex !== 'auto') found.push(`${position} at`);
  for (const event of EVENTS) element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
  return found.map((problem) => `${numberOf(element)}: ${problem} <${element.tagName.toLowerCase()}>`);
}

function troubleAfter(after: Element): string[] {
  const found: string[] = [];
  after.scrollIntoView({ block: 'center' });
  const { left, top, height } = after.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 10, top + height / 2);
  if (hit !== after)
    found.push(`${numberOf(after)}: <${hit?.tagName.toLowerCase()}> lies over what follows the article`);
  if (getComputedStyle(after).color !== 'rgb(1, 2, 3)') found.push(`${numberOf(after)}: styles what follows it`);
  return found;
}

/** An element with a name can hide a property of the document from scripts. */
function troubleOfNames(): string[] {
  const whole = [
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
  return whole.includes(false) ? [`names of the page are clobbered: ${whole.join(' ')}`] : [];
}

const FUNCTIONS = [
  ...[numberOf, troubleOfSection, troubleOfPage, troubleOfAttribute, troubleOfAddress, troubleOfElement],
  ...[troubleAfter, troubleOfNames],
];

/** A script for a page of articles: it answers a line for each thing that must not be there. */
export const LOOK_FOR_TROUBLE = `(() => {
  const FORBIDDEN = ${JSON.stringify(FORBIDDEN)};
  const ATTRIBUTES = ${String(ATTRIBUTES)};
  const EVENTS = ${JSON.stringify(EVENTS)};
  ${FUNCTIONS.join('\n')}
  document.addEventListener('click', (event) => event.preventDefault(), true);
  const each = (selector, look) => [...document.querySelectorAll(selector)].flatMap(look);
  return [
    ...each('main > section', troubleOfSection),
    ...troubleOfPage(),
    ...each('.article *', troubleOfElement),
    ...each('.after', troubleAfter),
    ...troubleOfNames(),
  ];
})()`;
