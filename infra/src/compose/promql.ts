import { parser } from '@prometheus-io/lezer-promql';

export type Expression = { kind: 'parsed'; metrics: string[] } | { kind: 'broken'; at: string };

/** The metrics that an expression of PromQL names, or where it cannot be read. */
export function readExpression(text: string): Expression {
  const metrics = new Set<string>();
  let broken: string | undefined;
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) broken ??= text.slice(Math.max(0, from - 20), to + 20);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.add(text.slice(from, to));
    },
  });
  return broken === undefined ? { kind: 'parsed', metrics: [...metrics] } : { kind: 'broken', at: broken };
}
