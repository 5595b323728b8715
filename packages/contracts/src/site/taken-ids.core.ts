import TAKEN from '../../data/taken-ids.json' with { type: 'json' };

/**
 * Properties of `document` and `window` in Chromium, and a few of Firefox and Safari; their event handlers, written without `on`; and
 * ids that pages with an author's headings give to their own elements.
 */
const taken: ReadonlySet<string> = new Set([
  ...TAKEN.properties,
  ...TAKEN.events.map((event) => `on${event}`),
  ...TAKEN.elements,
]);

/**
 * Whether an author's element must not have this id, because scripts would find the element in place of something else:
 * `<p id="cookie">` is `window.cookie`. Ids that begin with an underscore are `__proto__` and those that React makes.
 */
export const isTakenId = (id: string): boolean => taken.has(id) || id.startsWith('_');
