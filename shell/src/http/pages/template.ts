import { randomBytes } from 'node:crypto';

// Random, so that no visitor's text can contain them.
const token = () => `t${randomBytes(12).toString('hex')}`;

/** Placeholders for values that differ in each answer, so that the rest can be cached. */
export const NONCE_TOKEN = token();
export const FORM_KEY_TOKEN = token();

/** A document split at its tokens: bytes, token, bytes, ... It is encoded once, however often it is sent. */
export type Template = readonly (Buffer | string)[];

/** `pieces` are consecutive parts; a token is never split between two of them. */
export const cutTemplate = (pieces: readonly (string | Uint8Array)[]): Template =>
  pieces.flatMap((piece) =>
    cut(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)),
  );

function cut(bytes: Buffer): (Buffer | string)[] {
  const [next] = [NONCE_TOKEN, FORM_KEY_TOKEN]
    .map((token) => ({ token, at: bytes.indexOf(token) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!next) return [bytes];
  return [bytes.subarray(0, next.at), next.token, ...cut(bytes.subarray(next.at + next.token.length))];
}

export const fillTemplate = (template: Template, nonce: string, formKey: string): Buffer =>
  Buffer.concat(
    template.map((part) =>
      typeof part === 'string' ? Buffer.from(part === NONCE_TOKEN ? nonce : formKey, 'latin1') : part,
    ),
  );

/** Size with the overhead of each buffer. */
export const templateBytes = (template: Template): number => template.reduce((sum, part) => sum + part.length + 100, 0);
