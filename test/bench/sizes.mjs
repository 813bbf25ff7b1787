import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The best brotli there is: what a CDN keeps of a file that does not change. */
export const brotli = (content) =>
  brotliCompressSync(Buffer.from(content), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });

/** Bytes of some files together, each compressed alone as it travels. */
export function sizesOf(contents) {
  const sum = (sizeOf) => contents.reduce((total, content) => total + sizeOf(content), 0);
  return {
    raw: sum((content) => Buffer.byteLength(content)),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    brotli: sum((content) => brotli(content).length),
  };
}
