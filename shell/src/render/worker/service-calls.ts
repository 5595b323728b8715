import type { ApiAnswer } from '@lawdex/mf-kit/api';
import { LRUCache } from 'lru-cache';
import type { FromWorker, GivenAnswer, ServiceAnswer, ServiceCall } from '../../protocol/render.ts';

interface Kept {
  number: number;
  parsed: ApiAnswer;
}

interface Waiting {
  render: number;
  path: string;
  known: Kept | undefined;
  resolve(answer: ApiAnswer): void;
}

/** Number of answers that most pages ask for, such as the practice areas and the posts about one. */
const KEPT = 100;

/** The calls that this worker's pages wait for, and the answers that the HTTP process has told it to keep. */
export class ServiceCalls {
  private readonly waiting = new Map<number, Waiting>();
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT });
  private last = 0;

  constructor(private readonly send: (message: FromWorker) => void) {}

  ask(render: number, call: ServiceCall): Promise<ApiAnswer> {
    const id = ++this.last;
    const { path } = call;
    const known = call.method === 'GET' ? this.kept.get(path) : undefined;
    const answer = new Promise<ApiAnswer>((resolve) => this.waiting.set(id, { render, path, known, resolve }));
    this.send({ type: 'call', id, render, call, known: known?.number ?? null });
    return answer;
  }

  answered(id: number, { answer, number }: GivenAnswer): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    const parsed = answer ? parse(answer) : asked?.known?.parsed;
    if (!asked || !parsed) return;
    if (answer && number !== null) this.kept.set(asked.path, { number, parsed });
    asked.resolve(parsed);
  }

  /** Leaves the calls of a render unanswered. False when there are none. */
  drop(render: number): boolean {
    const asked = [...this.waiting].filter(([, call]) => call.render === render);
    for (const [id] of asked) this.waiting.delete(id);
    return asked.length > 0;
  }
}

const parse = ({ status, body }: ServiceAnswer): ApiAnswer => ({ status, data: frozen(readJson(body)) });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Frozen with all that is in it, because a page that changed it would change the pages of other visitors. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
