import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES_PREFIX } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { VerifiedRelease } from '../../registry/read-release.ts';
import { releaseUrl } from '../../registry/release-set.ts';
import { acceptedEncodings, type Encoding } from '../content/encoding.ts';
import { notFound } from '../errors.ts';
import { FILE_TYPES, sendContent } from './send-content.ts';

const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

interface ListedFile {
  file: string;
  /** `sha384-<base64>` */
  integrity: string;
}

type FileForm = ListedFile & { encoding: Encoding | null };

/** The client files of verified releases, by URL. Only files that a release lists with a hash are served. */
export class ReleaseFiles {
  private readonly files = new Map<string, ListedFile>();
  private readonly folders = new Set<string>();

  add(releases: readonly VerifiedRelease[]): void {
    for (const verified of releases) {
      this.folders.add(folderOf(releaseUrl(verified, '')));
      for (const [name, integrity] of Object.entries(verified.release.files)) {
        if (!name.startsWith('client/')) continue;
        const url = releaseUrl(verified, name.slice('client/'.length));
        this.files.set(url, { file: path.join(verified.dir, name), integrity });
      }
    }
  }

  /** Whether one of these releases contains the file's folder. */
  knows(url: string): boolean {
    return this.folders.has(folderOf(url));
  }

  /** The encodings of a file that the visitor accepts, the best first. */
  forms(url: string, accepted: readonly Encoding[]): FileForm[] {
    return [...accepted, null].flatMap((encoding) => {
      const listed = this.files.get(url + (encoding ? EXTENSIONS[encoding] : ''));
      return listed ? [{ ...listed, encoding }] : [];
    });
  }
}

/** `/_mf/<name>/<version>` */
const folderOf = (url: string): string => url.split('/', 4).join('/');

export interface ReleaseFilesOptions {
  files: ReleaseFiles;
  contents: VerifiedFiles;
  /** Looks for a release that another shell has already sent to the visitor. */
  lookForNew(): Promise<void>;
}

/** Serves `/_mf/<name>/<version>/<file>` as it was verified. If one encoding is damaged, another one is sent. */
export function registerReleaseFiles(server: FastifyInstance, options: ReleaseFilesOptions): void {
  const { files, contents, lookForNew } = options;
  server.get<{ Params: { '*': string } }>(`${RELEASES_PREFIX}*`, async (request, reply) => {
    const url = RELEASES_PREFIX + request.params['*'];
    const type = FILE_TYPES[path.extname(url)];
    if (type !== undefined && !files.knows(url)) await lookForNew();
    const forms = type === undefined ? [] : files.forms(url, acceptedEncodings(request.headers['accept-encoding']));
    for (const form of forms) {
      const content = await contents.read(form);
      if (!content) continue;
      if (form.encoding) void reply.header('content-encoding', form.encoding);
      void reply
        .header('content-type', type)
        .header('vary', 'accept-encoding')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'public, max-age=31536000, immutable');
      return sendContent(request, reply, content, form.integrity);
    }
    return notFound(request, reply);
  });
}

/** Enough for all client files of a dozen releases. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Files that matched their hashes when they were read, kept in memory. A damaged one is logged once, and read again. */
export class VerifiedFiles {
  private readonly damaged = new Set<string>();
  /** By hash, so that releases share unchanged files. */
  private readonly contents = new LRUCache<string, Buffer, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
    fetchMethod: (integrity, _old, { context: file }) => this.readWhole(file, integrity),
  });

  constructor(private readonly alarm: (message: string) => void) {}

  /** Null for a file that is damaged or gone. */
  async read({ file, integrity }: ListedFile): Promise<Buffer | null> {
    return (await this.contents.fetch(integrity, { context: file })) ?? null;
  }

  private async readWhole(file: string, integrity: string): Promise<Buffer | undefined> {
    try {
      const content = await readFile(file);
      if (sha384(content) !== integrity) throw new Error('it is not what its hash says');
      this.damaged.delete(file);
      return content;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!this.damaged.has(file)) this.alarm(`${file} is not served: ${problem}`);
      this.damaged.add(file);
      return undefined;
    }
  }
}
