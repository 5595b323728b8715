import { LRUCache } from 'lru-cache';
import { FORM_KEY_TOKEN, NONCE_TOKEN } from './document.ts';

const FRESH_MS = 3000;
const MAX_ENTRIES = 500;
const MAX_BYTES = 32 * 1024 * 1024;
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

const sizeOf = (template: Template): number => template.reduce((sum, part) => sum + part.length, 0);

/** Whole documents that anybody may be given, for moments. What differs per response is still a token in them. */
export class PageCache {
  private readonly templates: LRUCache<string, Template>;
  /** Grows whenever what was read before may be old. */
  private generation = 0;

  constructor(limits: { maxBytes?: number; clock?: { now(): number } } = {}) {
    this.templates = new LRUCache<string, Template>({
      max: MAX_ENTRIES,
      maxSize: limits.maxBytes ?? MAX_BYTES,
      sizeCalculation: sizeOf,
      ttl: FRESH_MS,
      ...(limits.clock && { perf: limits.clock, ttlResolution: 0 }),
    });
  }

  get(key: string): Template | undefined {
    return this.templates.get(key);
  }

  /** Call it before a page's data is asked for, and its answer with the page: one begun before a write is not kept. */
  begin(key: string): (template: Template) => void {
    const { generation } = this;
    return (template) => {
      if (generation === this.generation) this.templates.set(key, template);
    };
  }

  clear(): void {
    this.generation++;
    this.templates.clear();
  }
}
