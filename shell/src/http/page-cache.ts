import { FORM_KEY_TOKEN, NONCE_TOKEN } from './document.ts';

const FRESH_MS = 3000;
const MAX_ENTRIES = 500;
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

/** Whole documents that anybody may be given, for moments. What differs per response is still a token in them. */
export class PageCache {
  /** Grows whenever what was read before may be old. */
  generation = 0;
  private readonly entries = new Map<string, { template: Template; expires: number }>();

  get(key: string, now: number): Template | null {
    const entry = this.entries.get(key);
    return entry && entry.expires > now ? entry.template : null;
  }

  /** `generation` is the one in which the page's data was asked for: a page begun before a write is not kept. */
  set(key: string, template: Template, now: number, generation: number): void {
    if (generation !== this.generation) return;
    this.entries.delete(key);
    this.entries.set(key, { template, expires: now + FRESH_MS });
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value ?? '');
  }

  clear(): void {
    this.generation++;
    this.entries.clear();
  }
}
