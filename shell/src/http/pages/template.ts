import { randomBytes } from 'node:crypto';

// Random, so that no visitor's words can hold them.
const token = () => `t${randomBytes(12).toString('hex')}`;

/** Stand in a page for what differs in each response, so that the rest can be cached. */
export const NONCE_TOKEN = token();
export const FORM_KEY_TOKEN = token();

/** A document cut at its tokens: bytes, token, bytes, ... Encoded once, however often it is sent. */
export type Template = readonly (Buffer | string)[];

/** `pieces` stand one after the other; a token is never in two of them. */
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

/** With what each buffer costs beside its bytes. */
export const templateBytes = (template: Template): number => template.reduce((sum, part) => sum + part.length + 100, 0);
