/** The outcome of one request of a visitor. */
export interface Sample {
  /** Its number among the requests of the run. */
  n: number;
  /** Milliseconds from the beginning of the load to the moment at which the visitor wanted it. */
  at: number;
  /** From that moment until the visitor asked: what a busy machine made of it, not the site. */
  late: number;
  /** From that moment to the end of the answer. */
  took: number;
  /** Status of the answer; 0 without one. */
  status: number;
  retryAfter: boolean;
  /** A request that was never sent has no effect, whatever the site does. */
  sent: boolean;
}

export const isServed = ({ status }: Sample): boolean => status >= 200 && status < 300;

/** Turned away as promised: certainly without effect, and told when to come back. */
export const isRefused = ({ status, retryAfter }: Sample): boolean => (status === 503 || status === 429) && retryAfter;
