import type { Danger } from '@lawdex/contracts';
import { tableWords } from '../tables/index.ts';

export const DANGERS_FILE = 'dangers.txt';

const lines = (heading: string): string[] => [...tableWords(DANGERS_FILE, heading)];
// Commas of a text stand between the items of a table.
const text = (heading: string): string => lines(heading).join(', ');

/** Kinds of danger, the most pressing first. */
export const DANGERS: readonly string[] = lines('kinds');
const LEAVING = lines('leaving');

const textsOf = (kind: string, language: Danger['language']): Danger => ({
  kind,
  language,
  title: text(`${kind} ${language} title`),
  text: text(`${kind} ${language} text`),
  help: lines(`${kind} ${language} help`).map(helpOf),
  ...(LEAVING.includes(kind) && {
    leave: { text: text(`leaving ${language}`), hint: text(`leaving ${language} hint`), to: text('leaving to') },
  }),
});

function helpOf(line: string): Danger['help'][number] {
  const at = line.lastIndexOf(' ');
  const way = line.slice(at + 1);
  const name = line.slice(0, at);
  return way.startsWith('https://') ? { name, to: way } : { name, to: `tel:${way.replaceAll('-', '')}`, number: way };
}

/** The box above the results: the words for the most pressing of these kinds, and the help for all of them. Null for none. */
export function boxFor(kinds: readonly string[], language: Danger['language']): Danger | null {
  const boxes = DANGERS.filter((kind) => kinds.includes(kind)).map((kind) => textsOf(kind, language));
  const [first] = boxes;
  if (!first) return null;
  const help = new Map(boxes.flatMap((box) => box.help).map((one) => [one.to, one]));
  const leave = boxes.find((box) => box.leave)?.leave;
  return { ...first, help: [...help.values()], ...(leave && { leave }) };
}
