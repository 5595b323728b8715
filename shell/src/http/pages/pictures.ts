import { LRUCache } from 'lru-cache';
import type { Services } from '../gateway/services.ts';

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

export interface FirstPicture {
  /** The link of the head that has it loaded. */
  link: string;
  path: string;
}

// React writes it for pictures of high priority, and the render worker moves it into the head.
const LINK = /<link rel="preload" as="image" href="(\/api\/[\w./-]+\.svg)"[^>]*>/;

/** The picture that the head of a page has loaded first, if a service draws it. */
export function firstPictureOf(head: string): FirstPicture | null {
  const [link, path] = LINK.exec(head) ?? [];
  return link === undefined || path === undefined ? null : { link, path };
}

/** The document with the picture in it, in place of its address. */
export function withPicture(html: Buffer, { link, path }: FirstPicture, svg: string): Buffer {
  const source = `src="${path}"`;
  const [linkAt, sourceAt] = [html.indexOf(link), html.indexOf(source)];
  if (linkAt < 0 || sourceAt < linkAt) return html;
  return Buffer.concat([
    html.subarray(0, linkAt),
    html.subarray(linkAt + link.length, sourceAt),
    Buffer.from(`src="${dataUrl(svg)}"`),
    html.subarray(sourceAt + source.length),
  ]);
}

/** As text, because base64 hardly compresses. It ends no attribute and holds no character reference. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23').replaceAll('&', '%26')}`;
