import pg from 'pg';
import { startSpan, type Span } from '@lawdex/telemetry';
import { currentRequestId } from '../request-id.ts';

export interface Statement {
  /** Its text; for a prepared statement its name. */
  text: string;
  requestId: string | undefined;
  ms: number;
  failed: boolean;
}

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * A connection that measures each statement, and tells PostgreSQL which request it belongs to. Prepared statements keep
 * their text, because another text would have to be parsed and planned again.
 */
export function watchedClient(onEnd: (statement: Statement) => void): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query: Query = (...args) => (super.query as Query).apply(this, args);
      this.query = ((...args: unknown[]) => measured(query, args, onEnd)) as typeof this.query;
    }
  };
}

function measured(query: Query, [first, ...rest]: unknown[], onEnd: (statement: Statement) => void): unknown {
  const { text, name } = textOf(first);
  // Streams and copies are not measured, because they are read piece by piece.
  if (text === undefined) return query(first, ...rest);
  const requestId = currentRequestId();
  const span = startSpan('statement', { kind: 'client', attributes: { 'db.query.text': name ?? text } });
  const since = performance.now();
  const end = (failed: boolean) => {
    span.end({}, failed);
    onEnd({ text: name ?? text, requestId, ms: performance.now() - since, failed });
  };
  return inSpan(query, name === undefined ? withText(first, withRequestId(text, requestId)) : first, rest, span, end);
}

function inSpan(query: Query, first: unknown, rest: unknown[], span: Span, end: (failed: boolean) => void): unknown {
  const callback = rest.at(-1);
  if (typeof callback === 'function') {
    const told: Callback = (error, ...answer) => {
      end(Boolean(error));
      (callback as Callback)(error, ...answer);
    };
    return span.run(() => query(first, ...rest.slice(0, -1), told));
  }
  const answer = span.run(() => query(first, ...rest));
  if (answer instanceof Promise)
    answer.then(
      () => end(false),
      () => end(true),
    );
  return answer;
}

function textOf(first: unknown): { text?: string; name?: string } {
  if (typeof first === 'string') return { text: first };
  if (typeof first !== 'object' || first === null || 'submit' in first) return {};
  const { text, name } = first as { text?: unknown; name?: unknown };
  return { ...(typeof text === 'string' && { text }), ...(typeof name === 'string' && { name }) };
}

const withText = (first: unknown, text: string): unknown =>
  typeof first === 'string' ? text : { ...(first as object), text };

/** Tells PostgreSQL's log and pg_stat_activity the request. A well-formed id cannot end the comment. */
const withRequestId = (text: string, requestId: string | undefined): string =>
  requestId === undefined ? text : `/* ${requestId} */ ${text}`;
