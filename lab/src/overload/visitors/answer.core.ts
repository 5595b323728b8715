/** The head of an answer, as far as a visitor in a hurry reads it. */
export interface AnswerHead {
  status: number;
  retryAfter: boolean;
  /** Bytes of head and body; null when only the end of the connection tells. */
  length: number | null;
  /** Whether the connection may be used again. */
  keepsAlive: boolean;
}

/** Reads the head of an answer as soon as it is there as a whole. */
export function readHead(text: string): AnswerHead | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  return {
    status,
    retryAfter: head.includes('\r\nretry-after:'),
    length: length === undefined ? null : end + 4 + Number(length),
    keepsAlive: length !== undefined && !/\r\nconnection: *close/.test(head),
  };
}
