import type { LineProblem } from './addresses.core.ts';

/** Opening marks of other programs: what they do would be missing, and what they hide from readers would be shown. */
const SYNTAX: readonly { mark: RegExp; instead: string }[] = [
  { mark: /\{\{[<%]?.{0,40}|\{%.{0,40}|<[?%].{0,40}/, instead: 'write what it shows' },
  { mark: /\{(?:[>/]|--|\+\+|==).{0,40}|%%.{0,40}/, instead: 'remove what it hides' },
  { mark: /<!--.{0,40}(?:members-only|paywall|premium-content).{0,9}|<!---?>/, instead: 'remove what it hides too' },
  {
    mark: /\{[#:.!].{0,40}/,
    instead: 'remove it; a heading alone has an id, at its end and in lowercase, "## Costs {#costs}"',
  },
  { mark: /^\[_?toc_?\]$/i, instead: 'remove it; a table of contents appears by itself' },
  { mark: /\[\[.{0,40}/, instead: 'a link to another post is "[words](./name.md)"' },
  { mark: /:::.{0,40}/, instead: 'write a box as a quote, "> **Note** ..."' },
  { mark: /\[(?:\/[a-z][\w-]{1,40}\]|[a-z][\w-]{1,40}\s{1,9}[\w-]{1,40}=).{0,40}/, instead: 'write what it shows' },
  { mark: /\[\^.{0,40}/, instead: 'a note has its words below the text, "[^1]: its words", and a name without blanks' },
];

/** Names unsupported syntax in a text that is no code, and says what to write. `asItself` is how it stands for itself. */
export function unsupportedSyntaxIn(text: string, line: number, asItself: string): LineProblem[] {
  if (!/[[{%<]|:::/.test(text)) return [];
  return SYNTAX.flatMap(({ mark, instead }) => {
    const found = mark.exec(text)?.[0].trim();
    const problem = `"${found}" means nothing here: ${instead}; or, if readers should see it, ${asItself}`;
    return found === undefined ? [] : { line, problem };
  });
}

export const IN_MARKDOWN = 'put it between backquotes';
export const IN_HTML = 'write its first sign as a number, such as &#123; for {';
