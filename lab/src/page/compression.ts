import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

export interface CompressionFigure {
  name: string;
  /** Milliseconds of CPU per document. */
  cpu: number;
  /** Bytes of a document on average. */
  bytes: number;
}

const ROUNDS = 60;

const brotli = (quality: number, lgwin: number, length: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: lgwin,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Costs and gains of each way of compressing the documents. */
export function compareCompression(documents: readonly Buffer[]): CompressionFigure[] {
  const ways: [string, (document: Buffer) => Buffer][] = [
    ...[1, 2, 3, 4, 5].map((quality): [string, (document: Buffer) => Buffer] => [
      `brotli ${quality}`,
      (document) => brotliCompressSync(document, brotli(quality, 22, 0)),
    ]),
    ...[3, 4, 5].flatMap((quality) =>
      [16, 18].map((lgwin): [string, (document: Buffer) => Buffer] => [
        `brotli ${quality}, window ${2 ** (lgwin - 10)} KB, length told`,
        (document) => brotliCompressSync(document, brotli(quality, lgwin, document.length)),
      ]),
    ),
    ...[1, 4, 6].map((level): [string, (document: Buffer) => Buffer] => [
      `gzip ${level}`,
      (document) => gzipSync(document, { level }),
    ]),
  ];
  return ways.map(([name, compress]) => {
    const bytes = documents.reduce((sum, document) => sum + compress(document).length, 0) / documents.length;
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) for (const document of documents) compress(document);
    const { user, system } = process.cpuUsage(before);
    return { name, cpu: (user + system) / 1000 / ROUNDS / documents.length, bytes: Math.round(bytes) };
  });
}
