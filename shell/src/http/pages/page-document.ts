import { hash } from 'node:crypto';
import { GroupedCache, type CacheLimits } from '../cache/grouped-cache.ts';
import { compress, type Compressed, type Encoding } from '../content/encoding.ts';
import type { Stylesheets } from './stylesheets.ts';

export interface DocumentPieces {
  before: Buffer;
  sheets: Stylesheets;
  after: Buffer;
  policy: string;
  /** Puts into the document what somebody who comes from elsewhere would have to ask for beside the styles. */
  complete?(html: Buffer): Promise<Buffer>;
}

/** A document that is the same for every visitor, with its compressed forms. Each form is made when it is first asked for. */
export class PageDocument {
  private readonly forms = new Map<string, Promise<Compressed>>();
  private tag: string | undefined;

  constructor(private readonly pieces: DocumentPieces) {}

  get etag(): string {
    this.tag ??= `"${hash('sha1', this.html('linked'), 'base64url')}"`;
    return this.tag;
  }

  get policy(): string {
    return this.pieces.policy;
  }

  /** Bytes in memory at most. A compressed form takes less than a third of the document. */
  get bytes(): number {
    return 2 * (this.pieces.before.length + this.pieces.after.length);
  }

  html(styles: 'linked' | 'inlined'): Buffer {
    const { before, sheets, after } = this.pieces;
    return Buffer.concat([before, Buffer.from(sheets[styles]), after]);
  }

  as(wished: Encoding | null, styles: 'linked' | 'inlined'): Promise<Compressed> {
    const key = `${wished} ${styles}`;
    const form = this.forms.get(key) ?? this.make(key, wished, styles);
    this.forms.set(key, form);
    return form;
  }

  private async make(key: string, wished: Encoding | null, styles: 'linked' | 'inlined'): Promise<Compressed> {
    const { complete } = this.pieces;
    const html = this.html(styles);
    const form = await compress(styles === 'inlined' && complete ? await complete(html) : html, wished);
    // In a crowd it is left as it is, and the next visitor may have it compressed.
    if (form.encoding === null) this.forms.delete(key);
    return form;
  }
}

const LIMITS: CacheLimits = {
  maxBytes: 48 * 1024 * 1024,
  freshMs: 3000,
  // An old page is better than a refusal. It never lacks a visitor's own write, because writes remove what they change.
  staleMs: 5 * 60_000,
};

export class PageCache extends GroupedCache<PageDocument> {
  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    super({ ...LIMITS, ...limits, bytesOf: ({ bytes }) => bytes });
  }
}
