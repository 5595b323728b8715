import { hash } from 'node:crypto';
import { compress } from '../content/compress.ts';
import type { Compressed } from '../content/compress.ts';
import type { Encoding } from '../content/encoding.ts';

/** A document that is the same for every visitor, with its compressed forms. Each form is made once, when it is first asked for. */
export class PageDocument {
  readonly etag: string;
  private readonly forms = new Map<Encoding | null, Promise<Compressed>>();

  constructor(
    readonly html: Buffer,
    /** The content security policy, which names the inline script by its hash. */
    readonly policy: string,
  ) {
    this.etag = `"${hash('sha1', html, 'base64url')}"`;
  }

  /** Bytes in memory at most. A compressed form takes less than a third of the document. */
  get bytes(): number {
    return 2 * this.html.length;
  }

  as(wished: Encoding | null): Promise<Compressed> {
    const known = this.forms.get(wished) ?? this.make(wished);
    this.forms.set(wished, known);
    return known;
  }

  private async make(wished: Encoding | null): Promise<Compressed> {
    const form = await compress(this.html, wished);
    // In a crowd it was left as it is, and the next visitor may have it compressed.
    if (form.encoding !== wished) this.forms.delete(wished);
    return form;
  }
}
