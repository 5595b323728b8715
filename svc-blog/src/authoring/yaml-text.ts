import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';

export type YamlOutcome<T> =
  { kind: 'ok'; value: T } | { kind: 'wrong'; problems: { line: number; problem: string }[] };

// No front matter and no list needs more references, which could otherwise grow a small file without bound.
const MAX_ALIASES = 20;

/** Reads YAML and checks it by a schema. Problems name their lines, counted from `firstLine`. */
export function readYaml<T>(text: string, schema: z.ZodType<T>, firstLine = 1): YamlOutcome<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineAt = (offset: number): number => firstLine + Math.max(1, lines.linePos(offset).line) - 1;
  if (document.errors.length > 0) {
    return {
      kind: 'wrong',
      problems: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), problem: message })),
    };
  }
  let content: unknown;
  try {
    content = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    return {
      kind: 'wrong',
      problems: [{ line: firstLine, problem: error instanceof Error ? error.message : String(error) }],
    };
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return { kind: 'ok', value: parsed.data };
  const problems = parsed.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    return keys.map((key) => {
      const path = key === null ? issue.path : [...issue.path, key];
      const name = path.length > 0 ? `"${path.join('.')}" ` : '';
      const problem = key === null ? issue.message : 'is not a field';
      return { line: lineAt(offsetOf(document, path)), problem: name + problem };
    });
  });
  return { kind: 'wrong', problems };
}

/** Finds the position of a value. A missing one is reported where it should stand. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
