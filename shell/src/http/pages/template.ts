import { FORM_KEY_TOKEN, NONCE_TOKEN } from './document.ts';

const TOKENS = new RegExp(`(${NONCE_TOKEN}|${FORM_KEY_TOKEN})`);

/** A document cut at its tokens: bytes, token, bytes, ... Encoded once, however often it is sent. */
export type Template = readonly (Buffer | string)[];

export const cutTemplate = (html: string): Template =>
  html.split(TOKENS).map((part) => (part === NONCE_TOKEN || part === FORM_KEY_TOKEN ? part : Buffer.from(part)));

export const fillTemplate = (template: Template, nonce: string, formKey: string): Buffer =>
  Buffer.concat(
    template.map((part) =>
      typeof part === 'string' ? Buffer.from(part === NONCE_TOKEN ? nonce : formKey, 'latin1') : part,
    ),
  );

/** With what each buffer costs beside its bytes. */
export const templateBytes = (template: Template): number => template.reduce((sum, part) => sum + part.length + 100, 0);
