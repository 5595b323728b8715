import { Injectable } from '@nestjs/common';
import { shareImageVersion } from '@lawdex/contracts';
import type { SharedBusiness } from '@lawdex/contracts';
import { Rasterizer } from './rasterizer.ts';
import { shareImage } from './share-image.ts';

/** About 50 kB each. A link that is passed on is asked for by several networks within minutes. */
const MOST_KEPT = 60;

@Injectable()
export class ShareImagesService {
  private readonly rasterizer = new Rasterizer();
  /** Begun or done, by slug and version; those used longest ago first. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  of(slug: string, business: SharedBusiness): Promise<Buffer> {
    const key = `${slug}/${shareImageVersion(business)}`;
    const image = this.kept.get(key) ?? this.rasterizer.png(shareImage(business));
    this.kept.delete(key);
    this.kept.set(key, image);
    image.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return image;
  }
}
