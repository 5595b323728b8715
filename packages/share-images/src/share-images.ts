import { DomainError, isKnown } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { Rasterizer } from './rasterizer.ts';

const FILE = /^(?<version>[\da-z]{1,7})\.png$/;
/** About 50 kB each. A link that is passed on is asked for by several networks within minutes. */
const MOST_KEPT = 60;

interface AskedImage {
  slug: string;
  /** The file name in the address: a version and `.png`. */
  file: string;
  /** The version of the picture as it is now. */
  version: string;
  /** Its SVG. */
  draw(): string;
}

/** The version that a file's name says; refuses what is none, before anything is looked up. */
export function versionIn(file: string): string {
  const version = FILE.exec(file)?.groups?.['version'];
  if (version === undefined) throw new DomainError('image_not_found', 404, 'There is no such image.');
  return version;
}

export class ShareImages {
  private readonly rasterizer = new Rasterizer();
  /** Begun or done, by slug and version; those used longest ago first. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The picture as it is now, whatever version is asked for: links are shown long after they were passed on. */
  async answer(asked: AskedImage, reply: FastifyReply): Promise<Buffer | undefined> {
    const { version } = asked;
    const etag = `"${version}"`;
    const isCurrent = versionIn(asked.file) === version;
    const headers = {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag,
    };
    const image = isKnown(etag, reply) ? undefined : await this.of(asked);
    void reply.headers(headers);
    return image;
  }

  private of({ slug, version, draw }: AskedImage): Promise<Buffer> {
    const key = `${slug}/${version}`;
    const image = this.kept.get(key) ?? this.rasterizer.png(draw());
    this.kept.delete(key);
    this.kept.set(key, image);
    image.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return image;
  }
}
