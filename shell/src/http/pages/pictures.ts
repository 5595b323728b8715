import { LRUCache } from 'lru-cache';
import type { Services } from '../gateway/services.ts';
import { firstPictureOf, withPicture } from './first-picture.core.ts';

/** A larger one would hold up the text before it. */
const MOST_BYTES = 3_000;
const KEPT = 500;
/** Milliseconds that a page waits for its picture; a browser would wait longer. */
const WITHIN_MS = 100;

/** Small pictures of services, which a document may bring along. They never change under their address. */
export class Pictures {
  private readonly kept = new LRUCache<string, string>({ max: KEPT });

  constructor(private readonly services: Pick<Services, 'send'>) {}

  /** The document of a page with this head, with its first picture in it where that is small and there in time. */
  async into(html: Buffer, head: string): Promise<Buffer> {
    const picture = firstPictureOf(head);
    const svg = picture && (this.kept.get(picture.path) ?? (await this.ask(picture.path)));
    return svg ? withPicture(html, picture, svg) : html;
  }

  private async ask(path: string): Promise<string | null> {
    const outcome = await this.services.send({ path, method: 'GET', headers: {}, body: null, within: WITHIN_MS });
    if (outcome.kind !== 'answered') return null;
    const { status, headers, body } = outcome.answer;
    const isSmall = status === 200 && body.length <= MOST_BYTES && headers['content-type']?.startsWith('image/svg+xml');
    if (!isSmall) return null;
    const svg = body.toString();
    this.kept.set(path, svg);
    return svg;
  }
}
